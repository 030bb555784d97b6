import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import { MAX_CQL_CHARACTERS } from '@keelerada/contract/fields/limits';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../design/tokens';
import { useNumberFormat } from '../i18n/use-language';
import { cutAtFault, readFaultKey } from './cql-faults';
import { type CqlFault, findCqlFault } from './find-cql-fault';

interface FaultProps {
  readonly cql: string;
  readonly fault: CqlFault;
}

/** What is wrong with the query, and a piece of it with the place underlined. */
function QueryFault({ cql, fault: { problem, position, nearest } }: FaultProps) {
  const { t } = useTranslation('word-context-cql');
  const formatNumber = useNumberFormat();
  const { before, at, after } = cutAtFault(cql, position);
  const message = t(`faults.${readFaultKey(problem)}`, {
    most: formatNumber(100),
    nearest: nearest.join(', '),
    interpolation: { escapeValue: false },
  });
  if (problem === 'EMPTY') return message;
  return (
    <>
      {message}{' '}
      <Box
        component="span"
        sx={{
          display: 'block',
          mt: 0.5,
          fontFamily: 'monospace',
          fontSize: '0.875rem',
          whiteSpace: 'pre-wrap',
        }}
      >
        <span aria-hidden>{before}</span>
        <Box
          component="span"
          role="img"
          aria-label={t('fault_place', { number: formatNumber(position + 1) })}
          data-fault={position}
          sx={{
            fontWeight: 700,
            textDecoration: 'underline wavy',
            textUnderlineOffset: '3px',
            ...(at.trim() === '' && { borderBottom: 2, display: 'inline-block', minWidth: '1ch' }),
          }}
        >
          {at}
        </Box>
        <span aria-hidden>{after}</span>
      </Box>
    </>
  );
}

interface CqlQueryFieldProps {
  readonly cql: string;
  readonly onChange: (cql: string) => void;
  /** True after a try to send. */
  readonly showsErrors: boolean;
}

/**
 * The query as text. What is wrong is said once the form is sent: said when the field is left, it would move the button
 * away from under a click.
 */
export function CqlQueryField({ cql, onChange, showsErrors }: CqlQueryFieldProps) {
  const { t } = useTranslation('word-context-cql');
  const id = useId();
  const fault = showsErrors ? findCqlFault(cql) : null;
  const sendOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <Box data-faulty={fault !== null || undefined}>
      <InputBase
        fullWidth
        required
        multiline
        maxRows={6}
        placeholder={t('query_hint')}
        value={cql}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={sendOnEnter}
        error={fault !== null}
        inputProps={{
          ...{ 'aria-label': t('query'), 'aria-describedby': id, maxLength: MAX_CQL_CHARACTERS },
          ...{ autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
        }}
        sx={{ ...letters[14], padding: '5px 12px', '& textarea': { fontFamily: 'monospace' } }}
      />
      {fault !== null && (
        <FormHelperText id={id} component="div" role="alert" error sx={{ mx: 1.5, mb: 1 }}>
          <QueryFault cql={cql} fault={fault} />
        </FormHelperText>
      )}
    </Box>
  );
}
