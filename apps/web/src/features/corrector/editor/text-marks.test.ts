import { history, redo, undo } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { makeDocument, makePositionFinder, readText } from './text-document';
import { changeMarks, makeMarksPlugin, readMarks, writeAtMarks } from './text-marks';

/** A view without a screen: it holds a state and takes transactions. */
function openEditor(text: string) {
  const view = {
    state: EditorState.create({ doc: makeDocument(text), plugins: [history(), makeMarksPlugin()] }),
    dispatch(transaction: Parameters<EditorView['dispatch']>[0]) {
      view.state = view.state.apply(transaction);
    },
  };
  return view as unknown as EditorView;
}

/** The marked pieces of the text, in order. */
function listMarked(view: EditorView): string[] {
  return readMarks(view.state).marks.map(({ from, to }) => view.state.doc.textBetween(from, to));
}

/** A mark on each word; on `|` a gap before what follows it. */
function mark(view: EditorView, words: readonly string[]): void {
  const text = readText(view.state.doc);
  const ranges = words.map((word, index) => {
    const start = text.indexOf(word.replace('|', ''));
    const end = word.startsWith('|') ? start : start + word.length;
    return { id: String(index), start, end, className: 'error', family: 'form' };
  });
  changeMarks(view, { kind: 'set', ranges, shownIds: new Set(ranges.map(({ id }) => id)) });
}

const decide = (view: EditorView, ...ids: readonly string[]) =>
  changeMarks(view, { kind: 'decide', ids: new Set(ids) });

function replace(view: EditorView, old: string, text: string): void {
  const find = makePositionFinder(view.state.doc);
  const start = readText(view.state.doc).indexOf(old);
  view.dispatch(view.state.tr.insertText(text, find(start), find(start + old.length)));
}

function insert(view: EditorView, offset: number, text: string): void {
  view.dispatch(view.state.tr.insertText(text, makePositionFinder(view.state.doc)(offset)));
}

const TEXT = 'Ma lähen kooli 😀.\n\nSeal on palju lapsi.';

it('a document gives its text back, empty lines and emoji included', () => {
  expect(readText(makeDocument(TEXT))).toBe(TEXT);
  expect(readText(makeDocument(''))).toBe('');
});

it('marks stand on their words in every line', () => {
  const view = openEditor(TEXT);
  mark(view, ['lähen', 'kooli', 'lapsi']);
  expect(listMarked(view)).toEqual(['lähen', 'kooli', 'lapsi']);
});

it('an edit before a mark moves it, an edit inside takes it away', () => {
  const view = openEditor(TEXT);
  mark(view, ['lähen', 'kooli', 'lapsi']);
  insert(view, 0, 'Täna ');
  insert(view, readText(view.state.doc).indexOf('kooli') + 2, 'x');
  expect(listMarked(view)).toEqual(['lähen', 'lapsi']);
});

it('a space after a marked word leaves the mark, a letter takes it away', () => {
  const view = openEditor('Ma lähen');
  mark(view, ['lähen']);
  insert(view, 8, ' ');
  expect(listMarked(view)).toEqual(['lähen']);
  insert(view, 8, 'd');
  expect(listMarked(view)).toEqual([]);
});

it('undo brings back the mark that an edit took away, redo takes it again', () => {
  const view = openEditor(TEXT);
  mark(view, ['kooli']);
  insert(view, TEXT.indexOf('kooli') + 1, 'x');
  expect(listMarked(view)).toEqual([]);
  undo(view.state, view.dispatch);
  expect(readText(view.state.doc)).toBe(TEXT);
  expect(listMarked(view)).toEqual(['kooli']);
  redo(view.state, view.dispatch);
  expect(listMarked(view)).toEqual([]);
});

it('a declined place is not marked again when the text around it changes and is checked anew', () => {
  const view = openEditor('Ma tean et sa tulled homme.');
  mark(view, ['tulled', '| et']);
  decide(view, '0', '1');
  replace(view, 'tean', 'teadsin');
  insert(view, 0, 'Jah! ');
  mark(view, ['teadsin', 'tulled', '| et']);
  expect(listMarked(view)).toEqual(['teadsin']);
});

it('a declined place that is written anew is open again', () => {
  const view = openEditor('Ma tean et sa tulled homme.');
  mark(view, ['tulled', '| et']);
  decide(view, '0', '1');
  replace(view, 'tulled', 'tuled');
  insert(view, 'Ma tean'.length, ' seda');
  mark(view, ['tuled', '| et']);
  expect(listMarked(view)).toEqual(['tuled', '']);
});

it('a decision holds for the words of its kind, wherever a mark on them begins', () => {
  const view = openEditor('palju huvitavad asjad');
  mark(view, ['huvitavad asjad']);
  decide(view, '0');
  mark(view, ['asjad', 'palju']);
  expect(listMarked(view)).toEqual(['palju']);
});

it('what was decided after an edit holds on when that edit is undone', () => {
  const view = openEditor(TEXT);
  mark(view, ['lähen', 'kooli']);
  insert(view, 0, 'Täna ');
  decide(view, '1');
  undo(view.state, view.dispatch);
  expect(listMarked(view)).toEqual(['lähen']);
});

it('the active mark stays active when the text is checked anew', () => {
  const view = openEditor(TEXT);
  mark(view, ['kooli', 'lapsi']);
  changeMarks(view, { kind: 'activate', ids: ['1'] });
  mark(view, ['lapsi']);
  expect(readMarks(view.state).activeId).toBe('0');
});

it('the open mark is that of a part of its words when a check finds that alone', () => {
  const view = openEditor(TEXT);
  mark(view, ['kooli', 'palju lapsi']);
  changeMarks(view, { kind: 'activate', ids: ['1'] });
  mark(view, ['lapsi']);
  expect(readMarks(view.state).activeId).toBe('0');
});

it('an undo brings back which mark was open', () => {
  const view = openEditor(TEXT);
  mark(view, ['kooli', 'lapsi']);
  changeMarks(view, { kind: 'activate', ids: ['0'] });
  const [kooli] = readMarks(view.state).marks;
  writeAtMarks(view, [{ mark: kooli!, text: 'koju' }]);
  changeMarks(view, { kind: 'activate', ids: ['0', '1'] });
  expect(readMarks(view.state).activeId).toBe('1');
  undo(view.state, view.dispatch);
  expect(readMarks(view.state).activeId).toBe('0');
});
