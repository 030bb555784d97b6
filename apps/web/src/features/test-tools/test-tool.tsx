import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { MAX_TEST_TOOL_CHARACTERS } from '@keelerada/contract/fields/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallAnswer } from '@keelerada/contract/fields/call';
import { type predictionCall, type wordLengthCall } from '@keelerada/contract/corrector/test-tools';
import { callApi } from '../../shared/http/call-api';

type TestCall = typeof predictionCall | typeof wordLengthCall;

interface TestToolProps<Given extends TestCall> {
  readonly title: string;
  readonly label: string;
  readonly call: Given;
  readonly isMultiline?: boolean;
  readonly children: (answer: CallAnswer<Given>) => ReactNode;
}

/** A plain page that sends what is typed and shows the answer. */
export function TestTool<Given extends TestCall>({
  title,
  label,
  call,
  isMultiline = false,
  children,
}: TestToolProps<Given>) {
  const { t } = useTranslation('test-tools');
  const [input, setInput] = useState('');
  const { mutate, data, isPending } = useMutation({
    mutationFn: (body: { input: string }) => callApi<TestCall>(call, { body }) as Promise<CallAnswer<Given>>,
  });
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Stack
        component="form"
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event: React.SyntheticEvent) => {
          event.preventDefault();
          mutate({ input });
        }}
      >
        <TextField
          fullWidth
          label={label}
          value={input}
          onChange={({ target }) => setInput(target.value)}
          multiline={isMultiline}
          minRows={isMultiline ? 5 : 1}
          slotProps={{ htmlInput: { lang: 'et', spellCheck: false, maxLength: MAX_TEST_TOOL_CHARACTERS } }}
        />
        <Button type="submit" variant="contained" disabled={isPending || input.trim() === ''}>
          {t('send')}
        </Button>
      </Stack>
      <Box role="status" sx={{ mt: 3 }}>
        {data !== undefined && !isPending && children(data)}
      </Box>
    </Container>
  );
}
