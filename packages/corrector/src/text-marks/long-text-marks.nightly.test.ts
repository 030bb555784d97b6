import { expect, it } from 'vitest';
import { findTextMarks } from './find-text-marks';

const CHARACTERS = 60_000;
const MOST_SECONDS = 2;

it.each(['"', '(', ' ,', ',,', 'a "', '„a ', ')(', ' ', 'a  ', '?!', 'a.B'])(
  'a long text of %j takes time in proportion to its length',
  (piece) => {
    const started = process.cpuUsage();
    findTextMarks(piece.repeat(CHARACTERS / piece.length));
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
  },
);
