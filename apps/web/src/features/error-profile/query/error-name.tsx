import Box from '@mui/material/Box';
import { type ErrorCode, errorCodes, nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { useLanguage } from '../../../shared/i18n/use-language';
import { findCodeFamily, makeErrorStyle } from '../../../shared/error-marks/error-look';

/** The name of a type in the language of the interface; a code that nobody knows stands as it is. */
export function useErrorName(): (code: string) => string {
  const language = useLanguage();
  return (code) => {
    const known: ErrorCode | undefined = errorCodes.find((each) => each === code);
    return known === undefined ? code : nameErrorCode(known, language);
  };
}

/** The name of a type, underlined as its marks are. */
export function ErrorName({ code }: { readonly code: string }) {
  const nameError = useErrorName();
  return (
    <Box component="span" sx={makeErrorStyle(findCodeFamily(code))}>
      {nameError(code)}
    </Box>
  );
}
