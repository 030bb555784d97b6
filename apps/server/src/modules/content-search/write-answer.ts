import type { SearchDiagnostic } from '@keelerada/corpus-engine/content-search/search-diagnostic';
import type { ContentSearchRequest, SruOperation, SruVersion } from './sru-request';
import { element, text, textElement, type Xml, XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';

const EXACT = 'info:srw/vocabulary/resultCountPrecision/1/exact';

/** Namespaces of an answer: version 1.2 as the Library of Congress has them, 2.0 as OASIS has them. */
interface AnswerNames {
  readonly prefix: string;
  readonly namespace: string;
  readonly diagnosticNamespace: string;
}

function chooseNames(version: SruVersion, operation: SruOperation): AnswerNames {
  if (version === '1.2') {
    const namespace = 'http://www.loc.gov/zing/srw/';
    return { prefix: 'sru', namespace, diagnosticNamespace: `${namespace}diagnostic/` };
  }
  const oasis = 'http://docs.oasis-open.org/ns/search-ws';
  return operation === 'scan'
    ? { prefix: 'scan', namespace: `${oasis}/scan`, diagnosticNamespace: `${oasis}/diagnostic` }
    : {
        prefix: 'sruResponse',
        namespace: `${oasis}/sruResponse`,
        diagnosticNamespace: `${oasis}/diagnostic`,
      };
}

export interface AnswerRecord {
  readonly schema: string;
  readonly data: Xml;
  /** None in an answer of explain. */
  readonly position?: number;
}

/** Writes the elements of one answer under its prefix. */
export class AnswerWriter {
  readonly #version: SruVersion;
  readonly #operation: SruOperation;
  readonly #escaping: 'xml' | 'string';
  readonly #names: AnswerNames;

  constructor(version: SruVersion, operation: SruOperation, escaping: 'xml' | 'string') {
    this.#version = version;
    this.#operation = operation;
    this.#escaping = escaping;
    this.#names = chooseNames(version, operation);
  }

  document(...content: readonly Xml[]): string {
    const { prefix, namespace } = this.#names;
    const attributes = { [`xmlns:${prefix}`]: namespace };
    const version = this.value('version', this.#version);
    return (
      XML_DECLARATION +
      element(`${prefix}:${this.#operation}Response`, attributes, version, ...content) +
      '\n'
    );
  }

  element(name: string, ...content: readonly Xml[]): Xml {
    return element(`${this.#names.prefix}:${name}`, {}, ...content);
  }

  value(name: string, value: string | number): Xml {
    return textElement(`${this.#names.prefix}:${name}`, value);
  }

  record({ schema, data, position }: AnswerRecord): Xml {
    const escapingName = this.#version === '2.0' ? 'recordXMLEscaping' : 'recordPacking';
    return this.element(
      'record',
      this.value('recordSchema', schema),
      this.value(escapingName, this.#escaping),
      this.element('recordData', this.#escaping === 'xml' ? data : text(data)),
      ...(position === undefined ? [] : [this.value('recordPosition', position)]),
    );
  }

  diagnostics(diagnostics: readonly SearchDiagnostic[]): Xml[] {
    if (diagnostics.length === 0) return [];
    const namespace = { 'xmlns:diag': this.#names.diagnosticNamespace };
    const written = diagnostics.map(({ uri, details, message }) =>
      element(
        'diag:diagnostic',
        namespace,
        textElement('diag:uri', uri),
        ...(details === undefined ? [] : [textElement('diag:details', details)]),
        textElement('diag:message', message),
      ),
    );
    return [this.element('diagnostics', ...written)];
  }

  /** What a search found; without records where none were asked for. */
  searchAnswer(found: {
    readonly total: number;
    readonly records: readonly AnswerRecord[];
    readonly next: number | null;
    readonly diagnostics: readonly SearchDiagnostic[];
    readonly request?: ContentSearchRequest;
  }): string {
    const { total, records, next, diagnostics, request } = found;
    return this.document(
      this.value('numberOfRecords', total),
      ...(records.length === 0
        ? []
        : [this.element('records', ...records.map((record) => this.record(record)))]),
      ...(next === null ? [] : [this.value('nextRecordPosition', next)]),
      ...(request === undefined ? [] : [this.#echo(request)]),
      ...this.diagnostics(diagnostics),
      ...(this.#version === '2.0' && request !== undefined
        ? [this.value('resultCountPrecision', EXACT)]
        : []),
    );
  }

  #echo({ queryType, query, startRecord, echoed }: ContentSearchRequest): Xml {
    const { maximumRecords, recordSchema } = echoed;
    return this.element(
      'echoedSearchRetrieveRequest',
      this.value('version', this.#version),
      ...(this.#version === '2.0' ? [this.value('queryType', queryType)] : []),
      this.value('query', query),
      this.value('startRecord', startRecord),
      ...(maximumRecords === null ? [] : [this.value('maximumRecords', maximumRecords)]),
      ...(recordSchema === null ? [] : [this.value('recordSchema', recordSchema)]),
    );
  }
}
