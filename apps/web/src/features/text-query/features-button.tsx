import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { BYTE_ORDER_MARK, writeCsvRows } from '@keelerada/contract/fields/csv-rows';
import { textFeaturesCall, type TextFeaturesResponse } from '@keelerada/contract/texts/text-features';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-blob';
import { fetchAnswer } from '../../shared/http/call-api';

interface FeaturesButtonProps {
  readonly ids: readonly string[];
  readonly disabled: boolean;
}

/** Saves the chosen texts as a table, a row a text; its name has the state of the corpus. */
export function FeaturesButton({ ids, disabled }: FeaturesButtonProps) {
  const { t } = useTranslation('text-query');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetchAnswer(textFeaturesCall, { body: { corpusTextIds: ids } });
      const { veerud, tekstid } = (await response.json()) as TextFeaturesResponse;
      const rows = tekstid.map((text) => {
        const cells = new Map(Object.entries(text));
        return veerud.map((name) => cells.get(name));
      });
      const file = new Blob([BYTE_ORDER_MARK, writeCsvRows([veerud, ...rows])], { type: 'text/csv' });
      saveBlob(file, `${t('features.file_name')}-${response.headers.get('x-corpus-version')}.csv`);
    },
    meta: { showsProgress: true },
  });
  return (
    <Button variant="outlined" loading={isPending} disabled={disabled} onClick={() => mutate()}>
      {t('features.open')}
    </Button>
  );
}
