import Box from '@mui/material/Box';
import { nameErrorCode, type ErrorCode } from '@keelerada/contract/error-codes';
import { findCodeFamily, makeErrorStyle } from '../../../shared/error-marks/error-look';
import { useLanguage } from '../../../shared/i18n/use-language';

/** The name of a kind of error with the underline that its marks have. */
export function ErrorName({ code }: { readonly code: string }) {
  const language = useLanguage();
  return (
    <Box component="span" sx={makeErrorStyle(findCodeFamily(code))}>
      {nameErrorCode(code as ErrorCode, language)}
    </Box>
  );
}
