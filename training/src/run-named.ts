import { hasData } from './project-files';

/** Runs what the command names; without the data, or a name, it says what is missing. */
export async function runNamed(
  command: string,
  list: Readonly<Record<string, () => Promise<void>>>,
): Promise<void> {
  const name = process.argv[2] ?? '';
  const run = list[name];
  if (run === undefined) {
    console.error(`usage: npm run -s ${command} -- ${Object.keys(list).join('|')}`);
    process.exitCode = 2;
  } else if (hasData) await run();
  else console.log(`${name}: skipped, ../shared/data is not there`);
}
