import Box from '@mui/material/Box';
import { nameErrorCode, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { teacherKindTexts, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
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

/** The same for a kind as teachers speak of it. */
export function KindName({ kind }: { readonly kind: TeacherKind }) {
  const { code, name } = teacherKindTexts[kind];
  const language = useLanguage();
  return (
    <Box component="span" sx={makeErrorStyle(findCodeFamily(code))}>
      {name[language]}
    </Box>
  );
}
