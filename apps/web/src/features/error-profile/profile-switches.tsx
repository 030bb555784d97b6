import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { rateKinds, shownParts, useErrorProfileView } from './error-profile-view';

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

function Switch<Value extends string>({ label, value, choices, onChange }: SwitchProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {choices.map(([each, text]) => (
        <ToggleButton key={each} value={each}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** What is counted. */
export function RateSwitch() {
  const { t } = useTranslation('error-profile-screen');
  const [view, setView] = useErrorProfileView();
  return (
    <Switch
      label={t('rate_kind.title')}
      value={view.rate}
      choices={rateKinds.map((each) => [each, t(`rate_kind.${each}`)] as const)}
      onChange={(rate) => setView({ ...view, rate })}
    />
  );
}

/** What is counted, and whether table or picture show. */
export function ProfileSwitches() {
  const { t } = useTranslation('error-profile-screen');
  const [view, setView] = useErrorProfileView();
  return (
    <>
      <RateSwitch />
      <Switch
        label={t('parts.title')}
        value={view.parts}
        choices={shownParts.map((each) => [each, t(`parts.${each}`)] as const)}
        onChange={(parts) => setView({ ...view, parts })}
      />
    </>
  );
}
