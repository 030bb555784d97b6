import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ToolExample } from './tool-definition';

interface ToolExamplesProps<Values> {
  /** Namespace of the captions. */
  readonly messages: string;
  readonly examples: readonly ToolExample<Values>[];
  readonly onTry: (values: Partial<Values>) => void;
}

/** Forms to try with one click, under an empty form. */
export function ToolExamples<Values>({ messages, examples, onTry }: ToolExamplesProps<Values>) {
  const { t } = useTranslation(['tool-frame', messages]);
  return (
    <Stack
      component="section"
      aria-label={t('tool-frame:examples')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2.5, rowGap: 0.5 }}
    >
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {t('tool-frame:examples')}
      </Typography>
      {examples.map(({ caption, values }) => {
        const text = 'key' in caption ? t(`${messages}:${caption.key}`) : caption.estonian;
        return (
          <Link
            key={text}
            component="button"
            type="button"
            onClick={() => onTry(values)}
            {...('key' in caption ? {} : { lang: 'et', sx: { fontFamily: 'var(--serif)' } })}
          >
            {text}
          </Link>
        );
      })}
    </Stack>
  );
}
