import {
  MAX_OWN_TEXT_CHARACTERS,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_FILES,
} from '@keelerada/contract/fields/limits';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../shared/i18n/start-i18n';
import { NoticeLine } from '../../shared/notices/notice-line';
import { NoticesProvider } from '../../shared/notices/notices';
import { TextSelectionProvider, useTextSelection } from '../../shared/text-selection/text-selection';
import { ToolSessionProvider } from '../../shared/tool-session/tool-session';
import { OwnTextDialog } from './own-text-dialog';

function Host() {
  const [isOpen, setIsOpen] = useState(true);
  const { ownTexts } = useTextSelection();
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      <output>{ownTexts}</output>
      {isOpen && <OwnTextDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save for analysis' });
const file = (name: string, text = 'x') => new File([text], name);

async function pick(files: readonly File[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Add from files' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add text from files' });
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files } });
  return dialog;
}

const refuse = (code: string, status = 400) =>
  new Response(JSON.stringify([{ code, message: '', field: null }]), { status });

function renderHost() {
  render(
    <NoticesProvider>
      <NoticeLine />
      <TextSelectionProvider>
        <ToolSessionProvider>
          <Host />
        </ToolSessionProvider>
      </TextSelectionProvider>
    </NoticesProvider>,
  );
}

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
  renderHost();
});

describe('the own text', () => {
  it('can be saved when there is something in it', async () => {
    expect(saveButton().disabled).toBe(true);
    fireEvent.change(box(), { target: { value: '   ' } });
    expect(saveButton().disabled).toBe(true);
    fireEvent.change(box(), { target: { value: 'Tere!' } });
    await userEvent.click(saveButton());
    expect(screen.getByText('Tere!')).toBeTruthy();
  });

  it('warns before its limit and refuses beyond it', () => {
    expect(screen.getByText('At most 1,000,000 characters')).toBeTruthy();
    fireEvent.change(box(), { target: { value: 'a'.repeat(MAX_OWN_TEXT_CHARACTERS) } });
    expect(screen.getByText('1,000,000 of at most 1,000,000 characters')).toBeTruthy();
    expect(saveButton().disabled).toBe(false);
    fireEvent.change(box(), { target: { value: 'a'.repeat(MAX_OWN_TEXT_CHARACTERS + 1) } });
    expect(screen.getByText(/The text is too long: 1,000,001/u)).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
  });

  it('is still there after the dialog was closed without saving', async () => {
    fireEvent.change(box(), { target: { value: 'Pikk töö' } });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    expect(box().value).toBe('Pikk töö');
  });
});

describe('the own text beside texts of the corpus', () => {
  const chosen = () => JSON.parse(sessionStorage.getItem('chosen-texts') ?? 'null') as object | null;
  const renderBeside = async () => {
    cleanup();
    sessionStorage.setItem('chosen-texts', JSON.stringify({ corpusTextIds: ['a', 'b'] }));
    renderHost();
    fireEvent.change(box(), { target: { value: 'Tere!' } });
    return screen.findByLabelText('Together with the 2 chosen texts');
  };
  afterEach(() => sessionStorage.clear());

  it('stands alone unless it is wanted together with them', async () => {
    await renderBeside();
    await userEvent.click(saveButton());
    await waitFor(() =>
      expect(chosen()).toMatchObject({ corpusTextIds: null, ownTexts: 'Tere!', origin: 'visitor' }),
    );
    expect(screen.getByText('Tere!')).toBeTruthy();
  });

  it('joins them where that is chosen', async () => {
    await userEvent.click(await renderBeside());
    await userEvent.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toMatchObject({ corpusTextIds: ['a', 'b'] });
  });
});

describe('the upload', () => {
  it('starts when files are chosen, closes its dialog and adds each text in order', async () => {
    vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) =>
      Promise.resolve(new Response(`Tekst failist ${(body.get('file') as File).name}`)),
    );
    fireEvent.change(box(), { target: { value: 'Algus' } });
    const dialog = await pick([]);
    const upload = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Upload' });
    expect(upload.disabled).toBe(true);
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file('a.txt'), file('b.docx')] } });
    expect(upload.disabled).toBe(false);
    await userEvent.click(upload);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add text from files' })).toBeNull());
    await waitFor(() => expect(box().value).toBe('Algus\n\nTekst failist a.txt\n\nTekst failist b.docx'));
    const field = box();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(
      'Tekst failist a.txt\n\nTekst failist b.docx',
    );
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Added: a.txt (19 characters), b.docx (20 characters)')).toBeTruthy();
  });

  it('names each file that the server refuses, with the reason, and keeps the others', async () => {
    const answers: Record<string, () => Response> = {
      'locked.pdf': () => refuse('FileEncrypted'),
      'scan.pdf': () => refuse('FileHasNoText'),
      'empty.txt': () => refuse('FileHasNoText'),
      'busy.odt': () => refuse('TooManyRequests', 429),
      'good.txt': () => new Response('Hea tekst'),
    };
    vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
      const answer = answers[(body.get('file') as File).name];
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
    });
    const dialog = await pick([...Object.keys(answers), 'gone.doc'].map((name) => file(name)));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(box().value).toBe('Hea tekst'));
    const reasons = screen
      .getAllByText(/^(?:locked|scan|empty|busy|gone)\./u)
      .map((name) => name.parentElement?.textContent);
    expect(screen.getByText('File upload failed.')).toBeTruthy();
    expect(screen.getByText('Added: good.txt (9 characters)')).toBeTruthy();
    expect(reasons).toEqual([
      'locked.pdf: the file is protected by a password.',
      'scan.pdf: the file contains no readable text (a scanned page is a picture).',
      'empty.txt: the file contains no text.',
      'busy.odt: too many requests in a short time; wait a moment and try again.',
      'gone.doc: the server does not answer; try again.',
    ]);
  });

  it('refuses other types, large files and more than ten before anything is sent', async () => {
    const large = file('large.txt');
    Object.defineProperty(large, 'size', { value: MAX_UPLOAD_BYTES + 1 });
    const many = Array.from({ length: MAX_UPLOAD_FILES + 1 }, (_, index) =>
      file(`${index}.txt`, 'x'.repeat(index)),
    );
    const dialog = await pick([file('picture.png'), large, ...many]);
    expect(within(dialog).getByText('picture.png').parentElement?.textContent).toMatch(
      /this type of file is not read/u,
    );
    expect(within(dialog).getByText('large.txt').parentElement?.textContent).toMatch(/too large/u);
    expect(within(dialog).getByText('10.txt').parentElement?.textContent).toMatch(/too many files at once/u);
    expect(within(dialog).getAllByRole('button', { name: /^Remove/u })).toHaveLength(MAX_UPLOAD_FILES);
  });

  it('can be stopped, and then nothing is added', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
        ),
    );
    const dialog = await pick([file('slow.pdf')]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Add from files' })).toBeTruthy();
    expect(box().value).toBe('');
  });
});
