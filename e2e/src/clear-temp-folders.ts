import { afterAll } from 'vitest';
import { removeTempFolders } from './temp-folder';

/** Each file of tests leaves nothing behind. */
afterAll(removeTempFolders);
