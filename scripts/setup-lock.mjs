// Lets one command at a time install or build; plain Node, because it works before anything is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './run.mjs';

const POLL_MS = 100;

/**
 * Runs `action` while no other command of this project does. Waits for a command that still runs, however long it
 * takes; the lock of a process that is gone is removed. Resolves to what `action` resolves to.
 */
export async function withSetupLock(action, { root = ROOT } = {}) {
  const path = join(root, '.cache', 'setup.lock');
  const own = JSON.stringify({ pid: process.pid, identity: readIdentity(process.pid) });
  mkdirSync(dirname(path), { recursive: true });
  let hasReported = false;
  while (!createLock(path, own)) {
    const found = readIfThere(path);
    if (found !== null && !isHeld(found)) removeLock(path, found);
    else {
      if (!hasReported) console.error('Waiting for another command that installs or builds ...');
      hasReported = true;
      await sleep(POLL_MS);
    }
  }
  try {
    return await action();
  } finally {
    removeLock(path, own);
  }
}

/** The lock appears together with its content, so that no process reads half of it. */
function createLock(path, own) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, own);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves the lock away before it looks at it: another process may have replaced it since `expected` was read. */
function removeLock(path, expected) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another process has removed it
  }
  try {
    if (readFileSync(aside, 'utf8') !== expected) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isHeld(lock) {
  try {
    const { pid, identity } = JSON.parse(lock);
    process.kill(pid, 0);
    const current = readIdentity(pid);
    return current === '' || identity === '' || current === identity;
  } catch (error) {
    return error.code === 'EPERM'; // it runs and belongs to another user
  }
}

/**
 * Distinguishes a process from a later one with the same number: boot and start time on Linux (proc(5), field 22 of
 * `stat`), elsewhere the empty string.
 */
function readIdentity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may contain spaces.
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startTime}`;
  } catch {
    return '';
  }
}
