import Box from '@mui/material/Box';
import { errorCodeTexts } from '@keelerada/contract/error-codes';
import type { ClassReportResponse } from '@keelerada/contract/class-report';
import { useTranslation } from 'react-i18next';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { ClassLevelChip } from './level-name';
import { scrollStyle, tableStyle } from './table-style';

const nameStyle = {
  position: 'sticky',
  left: 0,
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  bgcolor: 'var(--paper)',
} as const;

/** Each text with its level, its rate, and its errors of each kind. */
export function TextTable({ report: { texts, errors } }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const nameKind = (code: string) =>
    errorCodeTexts.find((each) => each.code === code)?.name[language] ?? code;
  return (
    <Box sx={scrollStyle} role="region" aria-label={t('by_text.title')} tabIndex={0}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={nameStyle}>
              {t('by_text.text')}
            </Box>
            <th scope="col">{t('by_text.level')}</th>
            <th scope="col" className="num">
              {t('by_text.words')}
            </th>
            <th scope="col" className="num">
              {t('errors.marks')}
            </th>
            <th scope="col" className="num">
              {t('errors.per100')}
            </th>
            {errors.map(({ code }) => (
              <Box
                component="th"
                scope="col"
                key={code}
                className="num"
                sx={{ whiteSpace: 'normal !important', minWidth: 80 }}
              >
                {nameKind(code)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map(({ name, language: own, level, runningWords, marks, per100 }, place) => (
            <tr key={place}>
              <Box component="th" scope="row" sx={nameStyle} title={name ?? undefined}>
                {name ?? t('texts.name', { number: place + 1 })}
              </Box>
              {own === 'et' ? (
                <>
                  <td>{level === null ? '–' : <ClassLevelChip level={level} />}</td>
                  <td className="num">{formatNumber(runningWords)}</td>
                  <td className="num">{formatNumber(marks)}</td>
                  <td className="num">{formatRate(per100)}</td>
                  {errors.map(({ code, byText }) => (
                    <td key={code} className="num">
                      {byText[place] === 0 ? '·' : formatNumber(byText[place] ?? 0)}
                    </td>
                  ))}
                </>
              ) : (
                <Box component="td" colSpan={4 + errors.length} sx={{ color: 'var(--ink-3)' }}>
                  {t(own === null ? 'by_text.failed' : 'by_text.not_estonian')}
                </Box>
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
