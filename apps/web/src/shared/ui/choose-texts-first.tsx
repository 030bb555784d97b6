import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface ChooseTextsFirstProps {
  readonly title: string;
  /** What the tool does, a paragraph. */
  readonly explanation: string;
  readonly warning: string;
}

/** Explains a tool while no texts are chosen (SPEC 2, "explainer card"). */
export function ChooseTextsFirst({ title, explanation, warning }: ChooseTextsFirstProps) {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{explanation}</Typography>
      <Alert severity="warning" role="status">
        {warning}
      </Alert>
    </Paper>
  );
}
