import Box from '@mui/material/Box';
import { teacherKindTexts, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import { findCodeFamily, makeErrorStyle } from '../../../shared/error-marks/error-look';
import { useLanguage } from '../../../shared/i18n/use-language';

/** The name of a kind of errors, as teachers speak of it, with the underline that its marks have. */
export function KindName({ kind }: { readonly kind: TeacherKind }) {
  const { code, name } = teacherKindTexts[kind];
  const language = useLanguage();
  return (
    <Box component="span" sx={makeErrorStyle(findCodeFamily(code))}>
      {name[language]}
    </Box>
  );
}
