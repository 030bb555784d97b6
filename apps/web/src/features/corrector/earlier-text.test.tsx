import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';
import { readErrorLog } from '../../shared/error-log/error-log';
import { makeAnswer } from './testing/make-answer';
import { standInForLayout } from './testing/stand-in-for-layout';

/** Checks begin by themselves after a pause. */
const PATIENCE = { timeout: 30_000 };
const ANN =
  'Anni ostis turult kolm õuna ja ühe pirni. Siis läks ta kolis ja andis need oma heale sõbrale Piiale, kes sõi kohe kõik ära.';
const JAAN =
  'Jaan mängis eile õhtul naabri koeraga palli. Koer jooksis aeda ja tõi palli igakord tagasi, kuni mõlemad olid üsna väsinud.';
const RUSSIAN = 'Вчера вечером мы с братом долго гуляли по городу и потом пили чай дома.';
const wrong = [
  { word: 'kolis', suggestions: ['kooli'], type: 'spellingError' },
  { word: 'igakord', suggestions: ['iga kord'], type: 'spellingError' },
];

interface Call {
  readonly tekst: string;
  readonly isPart: boolean;
}
let asked: Call[] = [];
let status = 200;

/** Ann's texts are of B1, all others of C1. */
function answer(tekst: string) {
  const textLanguage = /\p{Script=Cyrillic}/u.test(tekst) ? 'ru' : 'et';
  const made = makeAnswer(
    tekst,
    wrong.filter(({ word }) => tekst.includes(word)),
  );
  const level = { level: 'C1' as const, probabilities: [{ index: 3, value: 0.9 }] };
  const isShown = textLanguage === 'et';
  const keeletase = tekst.includes('Anni') ? made.keeletase : { mixed: level };
  return { ...made, textLanguage, keeletase: isShown ? keeletase : [] };
}

beforeEach(() => {
  standInForLayout();
  asked = [];
  status = 200;
});

async function openCorrector(text: string, checksWhileTyping: boolean) {
  const kept = { text, model: 'grammarchecker', response: null, analysedText: '' };
  sessionStorage.setItem('corrector', JSON.stringify(kept));
  const user = userEvent.setup();
  await openApp('/corrector', {
    stored: { correctorSettings: JSON.stringify({ checksWhileTyping }) },
    answers: {
      [correctorCall.path]: (_request, body) => {
        const call = body as Call;
        asked.push(call);
        return status === 200 ? answerJson(answer(call.tekst)) : answerJson([], status);
      },
    },
  });
  const box = await screen.findByRole('textbox', { name: 'Text to check' });
  await user.click(screen.getByRole('button', { name: 'Check the text' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check the text' })).toBeNull());
  /** Selects all and pastes, as one change. */
  const replaceAll = (next: string) => {
    box.focus();
    fireEvent.keyDown(box, { key: 'a', code: 'KeyA', ctrlKey: true });
    fireEvent.paste(box, { clipboardData: { getData: () => next } });
    expect(box.textContent).toBe(next);
  };
  return { user, box, replaceAll };
}

/** All words of the Word file that a click saves; null where none is saved. */
function listenToFiles() {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  return saved;
}

async function readWords(file: Blob): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
  const document = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml']!);
  return document.replace(/<w:del .*?<\/w:del>/gu, '').replace(/<[^>]*>/gu, '');
}

const strip = () => screen.queryByRole('region', { name: 'Proficiency level' });
const hasLevel = (level: string) => strip()?.querySelector('strong')?.textContent === level;

describe('when a text takes the place of another', () => {
  it('its Word file has nothing of the text before: a check comes first', async () => {
    const saved = listenToFiles();
    const { user, replaceAll } = await openCorrector(ANN, false);
    replaceAll(JAAN);
    await user.click(screen.getByRole('button', { name: 'Save as a Word file' }));
    await waitFor(() => expect(saved).toHaveLength(1), PATIENCE);
    expect(asked.map(({ tekst }) => tekst)).toEqual([ANN, JAAN]);
    const words = await readWords(saved[0]!);
    expect(words).not.toContain('Anni');
    expect(words.split('Koer jooksis aeda')).toHaveLength(4);
    expect(words).toMatch(/C1 90%/u);
    expect(words).not.toMatch(/B1 70%/u);
  });

  it('no file is saved where that check fails', async () => {
    const saved = listenToFiles();
    const { user, replaceAll } = await openCorrector(ANN, false);
    replaceAll(JAAN);
    status = 503;
    await user.click(screen.getByRole('button', { name: 'Save as a Word file' }));
    await screen.findByRole('button', { name: 'Try again' });
    status = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Spelling 1' });
    expect(saved).toEqual([]);
  });

  it('the level of the text before is gone at once, and so are the figures', async () => {
    const { user, replaceAll } = await openCorrector(ANN, false);
    expect(hasLevel('B1')).toBe(true);
    replaceAll(JAAN);
    expect(strip()).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Proficiency level' }));
    expect(await screen.findByText('C1', { selector: 'strong' })).toBeTruthy();
    replaceAll(`${JAAN} Lõpp.`);
    expect(screen.queryByText('C1', { selector: 'strong' })).toBeNull();
    expect(screen.queryByText('No errors', { exact: false })).toBeNull();
  });

  it('the language is asked for with it, in both directions', async () => {
    const { replaceAll } = await openCorrector(RUSSIAN, true);
    expect(screen.getAllByText(/in Russian/u)).toHaveLength(2);
    replaceAll('Täna on ilus ilm ja me läheme kogu perega randa.');
    expect(screen.queryByText(/in Russian/u)).toBeNull();
    expect(await screen.findByText(/^No errors were found/u, {}, PATIENCE)).toBeTruthy();
    await waitFor(() => expect(hasLevel('C1')).toBe(true), PATIENCE);
    replaceAll(`${RUSSIAN} И ещё.`);
    expect(await screen.findAllByText(/in Russian/u, {}, PATIENCE)).toHaveLength(2);
    expect(screen.queryByText(/^No errors were found/u)).toBeNull();
  });

  it('its errors are a text of their own in the list on the device, and a Russian one is not in it', async () => {
    const { replaceAll } = await openCorrector(ANN, false);
    await waitFor(() => expect(readErrorLog()).toHaveLength(1));
    replaceAll(JAAN);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(readErrorLog()).toHaveLength(2));
    expect(readErrorLog().map(({ counts }) => counts)).toEqual([{ spellingError: 1 }, { spellingError: 1 }]);
    expect(readErrorLog().map(({ level }) => level.indexOf(Math.max(...level)))).toEqual([1, 3]);
    const before = readErrorLog();
    replaceAll(`${RUSSIAN} ${RUSSIAN}`);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findAllByText(/in Russian/u);
    expect(readErrorLog()).toEqual(before);
  });

  it('a check of the text before that comes late shows nothing of it', async () => {
    const { user, replaceAll } = await openCorrector(ANN, false);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    replaceAll(JAAN);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText('Changed')).toBeTruthy();
    expect(document.querySelectorAll('.error')).toHaveLength(0);
    expect(strip()).toBeNull();
  });
});

it('what was corrected is told until the text is another, also by undo', async () => {
  const { user, box } = await openCorrector(`${ANN}\n${JAAN}`, false);
  const isTold = () => /errors are corrected/u.test(document.body.textContent ?? '');
  await user.click(screen.getByRole('button', { name: 'Correct the sure ones (2)' }));
  await waitFor(() => expect(isTold()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box.textContent).toContain('kolis');
  expect(isTold()).toBe(false);
});

it('what changed is checked alone, and after a longer pause the whole is assessed again', async () => {
  await openCorrector(`${ANN}\nTere!`, true);
  const line = screen.getByRole('textbox', { name: 'Text to check' }).querySelector('p:last-child')!;
  line.textContent = 'Head aega!';
  await waitFor(() => expect(strip()).toBeNull());
  await waitFor(() => expect(hasLevel('B1')).toBe(true), PATIENCE);
  const texts = [`${ANN}\nTere!`, 'Head aega!', `${ANN}\nHead aega!`];
  expect(asked.map(({ tekst, isPart }) => [tekst, isPart])).toEqual([
    [texts[0], false],
    [texts[1], true],
    [texts[2], true],
  ]);
});
