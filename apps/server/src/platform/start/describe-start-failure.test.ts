import { describe, expect, it } from 'vitest';
import { DatabaseInUseError } from '../database/failures/database-in-use-error';
import { describeStartFailure } from './describe-start-failure';
import { ConfigError } from '../config/load-config';
import { UnusableSettingError } from '../config/unusable-setting-error';

describe('describeStartFailure', () => {
  it.each([
    new ConfigError(['PORT is "x", but must be a number.']),
    new UnusableSettingError('HOST', 'x', 'this name cannot be resolved'),
    new DatabaseInUseError('/data', { pid: 7, address: null }),
  ])('tells $name by its message alone', (error) => {
    expect(describeStartFailure(error)).toBe(error.message);
  });

  it('tells what nobody expected with its place', () => {
    expect(describeStartFailure(new TypeError('x is null'))).toMatch(
      /^TypeError: x is null\n\s+at .*describe-start-failure\.test/u,
    );
    expect(describeStartFailure('why')).toBe('why');
  });

  it('names the setting and the value in one line, and no value that may hold a password', () => {
    const shown = new UnusableSettingError('DATA_DIR', '/a "b"', 'two\nlines  are one');
    expect(shown.message).toBe('DATA_DIR is "/a \\"b\\"", but two lines are one.');
    const hidden = new UnusableSettingError('DATABASE_URL', null, 'nothing listens there');
    expect(hidden.message).toBe('DATABASE_URL is (not shown), but nothing listens there.');
  });
});
