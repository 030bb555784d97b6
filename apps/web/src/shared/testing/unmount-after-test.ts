import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** No screen outlives its test: a transition still running would look for a window that is gone with the file of tests. */
afterEach(cleanup);
