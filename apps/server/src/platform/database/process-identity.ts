import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one with the same number: boot and start time where the system shows them
 * (Linux, `proc(5)`: field 22 of `stat`), else the empty string. Null where no such process runs.
 */
export function readProcessIdentity(pid: number): string | null {
  if (!isRunning(pid)) return null;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces.
    const afterCommand = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A process that has ended but was not waited for yet holds nothing open.
    if (afterCommand[0] === 'Z' || afterCommand[0] === 'X') return null;
    return `${boot}:${afterCommand[19] ?? ''}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted: it runs and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
