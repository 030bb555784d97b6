import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { useSentenceWishes, useWorksheetOptions } from './worksheet-options';

/** Wrong choices after a gap, where there are any. */
const DISTRACTORS = 3;

interface SheetSettingsProps {
  /** Written sentences have gaps, and no writer's level. */
  readonly isStock: boolean;
  /** Sentences about errors have marks by their nature. */
  readonly hasUnmarked: boolean;
}

/** What a sheet looks like, set less often; the paper follows at once. */
export function SheetSettings({ isStock, hasUnmarked }: SheetSettingsProps) {
  const { t } = useTranslation('worksheet');
  const [options, setOptions] = useWorksheetOptions();
  const [wishes, setWishes] = useSentenceWishes();
  const isGap = isStock || options.task === 'gap';
  const switches = [
    {
      key: 'options.has_lemma',
      isOn: isGap && options.hasLemma,
      isOff: !isGap,
      set: (hasLemma: boolean) => setOptions({ ...options, hasLemma }),
    },
    {
      key: 'wishes.distractors',
      isOn: wishes.distractors > 0,
      set: (isOn: boolean) => setWishes({ ...wishes, distractors: isOn ? DISTRACTORS : 0 }),
    },
    {
      key: 'options.has_name',
      isOn: options.hasName,
      set: (hasName: boolean) => setOptions({ ...options, hasName }),
    },
    !isStock && {
      key: 'options.shown',
      isOn: !isGap,
      set: (isOn: boolean) => setOptions({ ...options, task: isOn ? 'shown' : 'gap' }),
    },
    !isStock && {
      key: 'options.has_level',
      isOn: options.hasLevel,
      set: (hasLevel: boolean) => setOptions({ ...options, hasLevel }),
    },
    hasUnmarked && {
      key: 'wishes.unmarked_only',
      isOn: wishes.unmarkedOnly,
      set: (unmarkedOnly: boolean) => setWishes({ ...wishes, unmarkedOnly }),
    },
  ] as const;
  return switches
    .filter((each) => each !== false)
    .map(({ key, isOn, set, ...rest }) => (
      <FormControlLabel
        key={key}
        sx={{ mx: 0, pr: 2 }}
        disabled={'isOff' in rest && rest.isOff}
        control={<Checkbox size="small" checked={isOn} onChange={({ target }) => set(target.checked)} />}
        label={t(key)}
      />
    ));
}
