import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { hiddenStyle } from '../../shared/ui/hidden-heading';
import { useErrorProfileView } from './query/error-profile-view';
import { hidesSmallGroups, type ProfileGroup } from './list-groups';

interface GroupFilterProps {
  readonly groups: readonly ProfileGroup[];
}

/** Which groups show. */
function GroupBoxes({ groups }: GroupFilterProps) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const [view, setView] = useErrorProfileView();
  const isShown = ({ key }: ProfileGroup) => !view.hidden.includes(key);
  const toggle = (group: ProfileGroup) => {
    const { key } = group;
    const hidden = isShown(group) ? [...view.hidden, key] : view.hidden.filter((each) => each !== key);
    setView({ ...view, hidden });
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, ...letters[14] }}>
        {t('filter.groups')}
      </Box>
      {hidesSmallGroups(groups) && (
        <FormControlLabel
          sx={boxStyle}
          control={
            <Checkbox
              size="small"
              checked={view.showsSmall}
              onChange={() => setView({ ...view, showsSmall: !view.showsSmall })}
            />
          }
          label={t('filter.small')}
        />
      )}
      <Box sx={listStyle}>
        {groups.map((group) => (
          <FormControlLabel
            key={group.key}
            sx={boxStyle}
            control={<Checkbox size="small" checked={isShown(group)} onChange={() => toggle(group)} />}
            label={t('filter.group', {
              count: group.texts,
              label: group.label,
              formatted: formatNumber(group.texts),
            })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Opens the choice of groups. */
export function GroupFilter({ groups }: GroupFilterProps) {
  const { t } = useTranslation('error-profile-screen');
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        color="inherit"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
        sx={openerStyle}
      >
        <Box component="span" sx={{ '@media (max-width: 42.37188em)': hiddenStyle }}>
          {t('filter.open')}
        </Box>
      </Button>
      <Popover
        anchorEl={place}
        open={place !== null}
        onClose={() => setPlace(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box sx={{ p: 2, maxWidth: 420 }}>
          <GroupBoxes groups={groups} />
        </Box>
      </Popover>
    </>
  );
}

const openerStyle = {
  minWidth: 0,
  px: { xs: '8px', sm: '12px' },
  '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: { xs: 0, sm: '-4px' } },
} as const;
const boxStyle = { display: 'flex', mr: 0, '& .MuiFormControlLabel-label': letters[14] } as const;
const listStyle = { maxHeight: '40vh', overflowY: 'auto' } as const;
