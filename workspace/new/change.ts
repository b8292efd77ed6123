import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file that a new thing needs. Paths start at the root of the workspace. */
export type Change =
  | { readonly file: string; readonly content: string }
  /** A line added to a list in a file, in the order of the list's other lines. */
  | { readonly file: string; readonly line: string; readonly among: RegExp }
  /** A line added before the first one that looks like this. */
  | { readonly file: string; readonly line: string; readonly before: RegExp };

/**
 * Writes files, and adds lines to others. Nothing is written where one of them can't be.
 *
 * @returns The files that it wrote.
 * @throws {Error} for a file that exists, or a list that is not found.
 */
export function applyChanges(root: string, changes: readonly Change[]): readonly string[] {
  const contents = changedFiles(root, changes);
  for (const [file, content] of contents) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return [...contents.keys()];
}

/**
 * Returns the content of every file that changes would write, by path. Writes nothing.
 *
 * @throws {Error} for a file that exists, or a list that is not found.
 */
export function changedFiles(
  root: string,
  changes: readonly Change[],
): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  for (const change of changes) {
    const path = join(root, change.file);
    if ('content' in change) {
      if (existsSync(path)) throw new Error(`${change.file} exists. Choose another name.`);
      contents.set(change.file, change.content);
    } else {
      const text = contents.get(change.file) ?? readFileSync(path, 'utf8');
      contents.set(change.file, withLine(text, change));
    }
  }
  return contents;
}

function withLine(text: string, change: Extract<Change, { line: string }>): string {
  const { file, line } = change;
  const lines = text.split('\n');
  if ('before' in change) {
    const place = lines.findIndex((each) => change.before.test(each));
    if (place === -1) throw new Error(`${file} has no line like ${change.before}.`);
    return lines.toSpliced(place, 0, line).join('\n');
  }
  const { among } = change;
  const list = lines.flatMap((each, index) => (among.test(each) ? [index] : []));
  const [first] = list;
  if (first === undefined) throw new Error(`${file} has no lines like ${among}.`);
  const next = list.find((index) => (lines[index] ?? '').localeCompare(line, 'en') > 0);
  const place = next ?? (list.at(-1) ?? first) + 1;
  return lines.toSpliced(place, 0, line).join('\n');
}
