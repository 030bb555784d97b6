import { settings, type Setting } from './settings';

/** The table of settings in Markdown, as it stands in the README (a test compares the two). */
export function describeConfig(): string {
  const rows = Object.values<Setting<unknown>>(settings).map((setting) => {
    const fallback = setting.fallbackText ?? `\`${setting.fallback ?? ''}\``;
    return `| \`${setting.variable}\` | ${fallback} | ${setting.description} |`;
  });
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
