import { startWorkerProcess, WORKER_LIMITS } from '../worker-process';

/** For the tests alone: a process that lets the worker of its first argument read a file without end. */
const worker = await startWorkerProcess(process.argv[2] ?? '', WORKER_LIMITS);
void worker.read({ name: 'loop.txt', bytes: Buffer.from('0') });
process.stdout.write('reading\n');
