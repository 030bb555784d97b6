import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateFormat, useLabel, useLanguage } from '../../shared/i18n/use-language';
import { MarkedText } from './marked-text';
import { MetState } from './met-state';
import {
  currentVersions,
  findWork,
  listValueTitles,
  type QualityFigure,
  type QualitySection,
  type QualityText,
} from './quality-content';
import { readText, writeFigure } from './write-figure';

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function Published({ value, source }: NonNullable<QualityFigure['published']>) {
  const language = useLanguage();
  const { name, url, test } = findWork(source);
  return (
    <>
      {`${writeFigure(value, language)} – `}
      <Link href={url} target="_blank" rel="noreferrer">
        {name}
      </Link>
      {` (${test[language]})`}
    </>
  );
}

/** What was reached, under the title of each column that the section has. */
function Values({ section, figure }: FigureDetailsProps) {
  const { t } = useTranslation('quality');
  const language = useLanguage();
  const titles = listValueTitles(section);
  return (figure.values ?? []).map((value, place) => {
    if (value === null) return null;
    const title: QualityText = titles[place] ?? t('result');
    return (
      <Row key={place} name={writeFigure(title, language)}>
        <strong>{writeFigure(value, language)}</strong>
      </Row>
    );
  });
}

function Judgement({ section, figure }: FigureDetailsProps) {
  const { t } = useTranslation('quality');
  const language = useLanguage();
  const { floor, aim, met, metText } = figure;
  return (
    <>
      {floor !== undefined && (
        <Row name={section.floorTitle?.[language] ?? t('floor.title')}>
          {`${writeFigure(floor, language)} `}
          {met !== undefined && <MetState state={met} />}
        </Row>
      )}
      {aim !== undefined && (
        <Row name={t('aim.title')}>
          {`${writeFigure(aim.value, language)} `}
          <MetState state={aim.met} of="aim" />
          {aim.text !== undefined && ` (${aim.text[language]})`}
        </Row>
      )}
      {metText !== undefined && <Row name={t('remark')}>{metText[language]}</Row>}
    </>
  );
}

/** The day of a figure, what was measured, and whether that is what runs now. */
export function useMeasuredOn(dateStyle: 'medium' | 'long'): (figure: QualityFigure) => string {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  const writeDay = useDateFormat({ dateStyle, timeZone: 'UTC' });
  return ({ date, version, dateNote }) => {
    const [part = '', number] = version?.split(' ') ?? [];
    const current = currentVersions.get(part);
    return [
      ...(date === undefined ? [] : [writeDay(date)]),
      ...(version === undefined ? [] : [t(`part.${part}`, { version: number })]),
      ...(number === current ? [] : [t('other_version', { version: current })]),
      ...(dateNote === undefined ? [] : [readLabel(dateNote)]),
    ].join(', ');
  };
}

interface FigureDetailsProps {
  readonly section: QualitySection;
  readonly figure: QualityFigure;
}

/** One figure: result, floor and aim, test, best published one, and what falls short. */
export function FigureDetails({ section, figure }: FigureDetailsProps) {
  const { t } = useTranslation('quality');
  const language = useLanguage();
  const readLabel = useLabel();
  const writeMeasuredOn = useMeasuredOn('long');
  const { id, what, interval, cases, command = '', data, date, published, short } = figure;
  const isTest = section.columns?.includes('tests') === true;
  return (
    <section id={id}>
      <h3>
        <MarkedText text={readLabel(what)} />
      </h3>
      <dl>
        <Values section={section} figure={figure} />
        {interval !== undefined && <Row name={t('interval')}>{writeFigure(interval, language)}</Row>}
        {cases !== undefined && <Row name={t('cases')}>{writeFigure(cases, language)}</Row>}
        <Judgement section={section} figure={figure} />
        <Row name={t(isTest ? 'tests' : 'command')}>
          <MarkedText text={readText(command, language)} />
        </Row>
        {data !== undefined && <Row name={t('data')}>{readLabel(data)}</Row>}
        {date !== undefined && <Row name={t('date')}>{writeMeasuredOn(figure)}</Row>}
        {published !== undefined && (
          <Row name={t('published')}>
            <Published {...published} />
          </Row>
        )}
        {short !== undefined && (
          <Row name={t('short.title')}>
            <MarkedText text={readLabel(short)} />
          </Row>
        )}
      </dl>
    </section>
  );
}
