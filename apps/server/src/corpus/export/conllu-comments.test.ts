import { expect, it } from 'vitest';
import { annotatorComment, propertyComment, readPropertyComment } from './conllu-comments';

it.each(['\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u001b', '\0'])(
  'a comment of CoNLL-U stays on one line where a value holds %j',
  (sign) => {
    expect(annotatorComment(`Tiina${sign}1\tkool`)).toBe('# annotator = Tiina 1 kool');
    const comment = propertyComment('markus', `üks\tkaks\nkolm${sign}neli`);
    expect(comment).toBe(String.raw`# property markus = üks\tkaks\nkolm neli`);
    expect(readPropertyComment(comment)).toMatchObject({ name: 'markus' });
  },
);
