import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const readme = join(import.meta.dirname, '../README.md');

/**
 * Puts lines between the marks of that name in README.md.
 *
 * @throws {Error} when the marks are not there.
 */
export async function writeBetweenMarks(name: string, lines: readonly string[]): Promise<void> {
  const text = await readFile(readme, 'utf8');
  await writeFile(readme, betweenMarks(text, name, lines));
}

export function betweenMarks(text: string, name: string, lines: readonly string[]): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) throw new Error(`README.md has no marks ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}
