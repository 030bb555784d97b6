import { z } from 'zod';
import { languages, parseLanguage } from './language';

/** A language of the interface in a request; clients send `ET`, `EN`, `et` or `en`. */
export const languageField = z.preprocess((given) => parseLanguage(given) ?? given, z.enum(languages));
