import type { ImportReport } from '../../corpus/import/import-report';

const MAX_SHOWN = 20;

export function describeImport(report: ImportReport): string {
  const { texts } = report;
  const verb = report.isDryRun ? ' (dry run: nothing was stored)' : '';
  const lines = [
    `Texts read: ${texts.read}, about ${report.words} words${verb}`,
    `  new ${texts.added}, changed ${texts.updated}, as before ${texts.unchanged}, skipped ${texts.skipped}`,
  ];
  if (!report.isDryRun) lines.push(`Texts analysed: ${report.analysed}`);
  if (report.markedTexts > 0) lines.push(`Texts with errors marked by people: ${report.markedTexts}`);
  if (report.demoTextsRemoved) {
    const does = report.isDryRun ? 'would be removed' : 'were removed';
    lines.push(`The demonstration texts ${does} (--keep-demo keeps them).`);
  }
  if (report.lackingProperties > 0) {
    const count = report.lackingProperties;
    lines.push(`Texts without all their properties in the file; texts that are stored keep theirs: ${count}`);
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
  const unknown = describeCounts(report.unknownProperties);
  if (unknown.length > 0)
    lines.push('Properties the collection does not know, kept as they are:', ...shorten(unknown));
  const dropped = describeCounts(report.droppedProperties);
  if (dropped.length > 0)
    lines.push('Properties without a value (empty, ?, TEADMATA), dropped:', ...shorten(dropped));
  if (report.repeatedProperties > 0)
    lines.push(`Properties given twice, taken once: ${report.repeatedProperties}`);
  return lines;
}

function describeNotListed({ notListed, unknownSubcorpora, unknownLanguages }: ImportReport): string[] {
  const facts = [
    ['without the property title', notListed.withoutTitle, {}],
    ['without the property korpus', notListed.withoutSubcorpus, {}],
    ['whose korpus is no subcorpus it knows', notListed.withUnknownSubcorpus, unknownSubcorpora],
    ['whose tekstikeel is no code it knows', notListed.withUnknownLanguage, unknownLanguages],
  ] as const;
  const lines = facts
    .filter(([, count]) => count > 0)
    .flatMap(([what, count, values]) => [
      `Texts that the text query cannot find, ${what}: ${count}`,
      ...shorten(describeCounts(values)),
    ]);
  if (notListed.withoutLanguage === 0) return lines;
  const count = notListed.withoutLanguage;
  return [
    ...lines,
    `Texts without the property tekstikeel, found under the language they are written in: ${count}`,
  ];
}

function describeCounts(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([name, count]) => `  ${name} (${count})`);
}

function shorten(lines: readonly string[]): string[] {
  if (lines.length <= MAX_SHOWN) return [...lines];
  return [...lines.slice(0, MAX_SHOWN), `  ... and ${lines.length - MAX_SHOWN} more (--json lists them)`];
}
