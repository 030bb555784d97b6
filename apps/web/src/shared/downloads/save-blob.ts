import type { TableFormat } from './download-table';

/** The address of a blob must live until the browser has taken the file. */
const REVOKE_AFTER_MS = 30_000;

/** Hands a file to the visitor under a name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

const mediaTypes: Record<TableFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Hands the file of a table to the visitor; the name is without its ending. */
export function saveTableFile(file: Blob, format: TableFormat, fileName: string): void {
  saveBlob(new Blob([file], { type: mediaTypes[format] }), `${fileName}.${format}`);
}
