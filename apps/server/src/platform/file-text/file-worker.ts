import { closeNetwork } from './close-network';
import { readFileText } from './read-file-text';
import { createRequestReader, encodeAnswer } from './worker-frames';

/**
 * Entry of the child process that reads uploaded files, one after the other: requests on stdin, answers on stdout.
 * It gets no environment, no network, no right to write files or start processes (see worker-command.ts).
 */
function silenceConsole(): void {
  // stdout carries the answers, and what parsers say may quote the text.
  Object.assign(
    globalThis.console,
    Object.fromEntries(
      ['log', 'info', 'warn', 'error', 'debug', 'trace'].map((name) => [name, () => undefined]),
    ),
  );
}

function serveRequests(): void {
  const readRequest = createRequestReader();
  process.stdin.on('data', (piece: Buffer) => {
    const request = readRequest(piece);
    if (!request) return;
    void readFileText(request.name, request.bytes).then((result) =>
      process.stdout.write(encodeAnswer(result)),
    );
  });
  process.stdin.on('end', () => process.exit(0));
}

closeNetwork();
silenceConsole();
serveRequests();
