import { findSimilarName } from '../platform/corpus-import/find-similar-name';
import type { ImportReport } from '../platform/corpus-import/import-report';
import { knownPropertyNames } from '../platform/corpus-store/property-names';

const MAX_SHOWN = 20;

/** The report of an import in words, one fact a line. */
export function describeImport(report: ImportReport): string {
  const { texts } = report;
  const verb = report.isDryRun ? ' (dry run: nothing was stored)' : '';
  const lines = [
    `Texts read: ${texts.read}, about ${report.words} words${verb}`,
    `  new ${texts.added}, changed ${texts.updated}, as before ${texts.unchanged}, skipped ${texts.skipped}`,
  ];
  if (!report.isDryRun) lines.push(`Texts analysed: ${report.analysed}`);
  if (report.demoTextsRemoved) {
    const does = report.isDryRun ? 'would be taken' : 'were taken';
    lines.push(`The demonstration texts ${does} out (--keep-demo keeps them).`);
  }
  lines.push(...describeProperties(report), ...describeNotListed(report));
  if (report.duplicates > 0) {
    lines.push(`Texts with the same content as another one, all kept: ${report.duplicates}`);
    lines.push(...shorten(report.duplicateTexts.map(({ id, sameAs }) => `  ${id} = ${sameAs}`)));
  }
  if (report.problems > 0) {
    lines.push(`Not taken or not analysed: ${report.problems}`);
    lines.push(...shorten(report.problemList.map(({ place, reason }) => `  ${place}: ${reason}`)));
  }
  return `${lines.join('\n')}\n`;
}

function describeProperties(report: ImportReport): string[] {
  const lines: string[] = [];
  const unknown = Object.entries(report.unknownProperties).map(([name, count]) => {
    const similar = findSimilarName(name, knownPropertyNames);
    return `  ${name} (${count})${similar === null ? '' : `: did you mean ${similar}?`}`;
  });
  if (unknown.length > 0) {
    lines.push('Properties the collection does not know, kept as they are:', ...shorten(unknown));
  }
  const dropped = Object.entries(report.droppedProperties).map(([name, count]) => `  ${name} (${count})`);
  if (dropped.length > 0) {
    lines.push('Properties without a value (empty, ?, TEADMATA), dropped:', ...shorten(dropped));
  }
  if (report.repeatedProperties > 0)
    lines.push(`Properties that stood there twice, taken once: ${report.repeatedProperties}`);
  return lines;
}

function describeNotListed({ notListed }: ImportReport): string[] {
  const missing = [
    ['title', notListed.withoutTitle],
    ['korpus', notListed.withoutSubcorpus],
    ['tekstikeel', notListed.withoutLanguage],
  ] as const;
  return missing
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `Texts that the text query cannot find, without the property ${name}: ${count}`);
}

function shorten(lines: readonly string[]): string[] {
  if (lines.length <= MAX_SHOWN) return [...lines];
  return [...lines.slice(0, MAX_SHOWN), `  ... and ${lines.length - MAX_SHOWN} more (--json lists them)`];
}
