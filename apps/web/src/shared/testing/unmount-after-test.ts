import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { answerClock } from '../tool-frame/answer-clock';
import { answerInlineStyles, answerLabels, dropOwnerStacks } from './quick-answers';

/** Pages load their code when first opened, which is slow on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

/** Every answer is a quick one, however busy the machine is. */
answerClock.now = () => 0;

/** No screen outlives its test: a running transition would look for a window that is gone. */
afterEach(cleanup);

/** What a test stored in the browser does not reach the next one. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

answerInlineStyles();
answerLabels();
dropOwnerStacks();
