import Box from '@mui/material/Box';
import { subcorpora, textTypesBySubcorpus } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLabel } from '../../../shared/i18n/use-language';
import { FacetChoice } from './facet-choice';
import { letters } from '../../../shared/design/tokens';

interface TypeGroup {
  readonly heading: string;
  readonly types: readonly { readonly value: string; readonly label: string }[];
}

/** Types of the ticked subcorpora, or of all where none is ticked, under the subcorpus or its group of types. */
function useTypeGroups(corpuses: readonly string[]): readonly TypeGroup[] {
  const readLabel = useLabel();
  return Object.entries(subcorpora)
    .filter(([code]) => corpuses.length === 0 || corpuses.includes(code))
    .flatMap(([code, subcorpus]) => {
      const types = textTypesBySubcorpus[code as keyof typeof subcorpora];
      return [...new Set(types.map(({ group }) => group))].map((group) => ({
        heading: [subcorpus, group].flatMap((part) => (part ? [readLabel(part)] : [])).join(' › '),
        types: types
          .filter((type) => type.group === group)
          .map((type) => ({ value: type.code, label: readLabel(type.label) })),
      }));
    });
}

interface TypeChoicesProps {
  readonly corpuses: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Text types, one by one or a whole group at once. */
export function TypeChoices({ corpuses, chosen, counts, onChange }: TypeChoicesProps) {
  const groups = useTypeGroups(corpuses);
  const count = (value: string) => (counts === undefined ? undefined : (readOwn(counts, value) ?? 0));
  const pick = (values: readonly string[], isChosen: boolean) =>
    onChange([...chosen.filter((each) => !values.includes(each)), ...(isChosen ? values : [])]);
  return groups.map(({ heading, types }) => {
    const picked = types.filter(({ value }) => chosen.includes(value));
    const sums = types.map(({ value }) => count(value));
    const isAll = picked.length === types.length;
    return (
      <Box key={heading} role="group" aria-label={heading} sx={{ mb: 0.5 }}>
        <FacetChoice
          label={heading}
          count={
            sums.includes(undefined) ? undefined : sums.reduce((sum: number, each) => sum + (each ?? 0), 0)
          }
          isChosen={isAll}
          isPartlyChosen={picked.length > 0 && !isAll}
          onChange={(isChosen) =>
            pick(
              types.map(({ value }) => value),
              isChosen,
            )
          }
          sx={{ fontWeight: 600, ...letters[14] }}
        />
        <Box sx={{ pl: 2 }}>
          {types.map(({ value, label }) => (
            <FacetChoice
              key={value}
              label={label}
              count={count(value)}
              isChosen={chosen.includes(value)}
              onChange={(isChosen) => pick([value], isChosen)}
            />
          ))}
        </Box>
      </Box>
    );
  });
}
