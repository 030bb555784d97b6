import type { CommandContext } from '../context/command-context';

const REDRAW_MS = 100;
/** Without a terminal (a log, a pipe), a line now and then says that work goes on. */
const LINE_MS = 5000;
const BAR_CHARACTERS = 30;
const CLEAR_LINE = '\r\u001b[K';

export interface ProgressShown {
  update(label: string, done: number, total: number): void;
  /** Takes the bar away. */
  end(): void;
}

/** A bar on a terminal, else a line every few seconds; nothing is written twice. */
export function showProgress({ stderr }: Pick<CommandContext, 'stderr'>): ProgressShown {
  const isBar = stderr.isTTY === true;
  let lastLabel = '';
  let lastTime = 0;
  let lastPercent = '';
  return {
    update(label, done, total) {
      const now = performance.now();
      const isDue = now - lastTime >= (isBar ? REDRAW_MS : LINE_MS);
      if (label === lastLabel && !isDue && done < total) return;
      const share = total === 0 ? 1 : done / total;
      const percent = `${Math.floor(share * 100)} %`.padStart(5);
      if (label === lastLabel && percent === lastPercent) return;
      lastLabel = label;
      lastTime = now;
      lastPercent = percent;
      if (!isBar) {
        stderr.write(`${label}:${percent}\n`);
        return;
      }
      const filled = Math.round(share * BAR_CHARACTERS);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_CHARACTERS - filled);
      stderr.write(`${CLEAR_LINE}${label} ${bar}${percent}`);
    },
    end() {
      if (isBar && lastLabel !== '') stderr.write(CLEAR_LINE);
    },
  };
}
