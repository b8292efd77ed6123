import { compareLines, type LineChange } from './line-difference.ts';

/**
 * What changed for somebody who hears the page instead of seeing it, one sentence each: `Button
 * “Save” is now called “Keep”.`
 *
 * @param before Playwright's text of an accessibility tree.
 */
export function describeWordChanges(before: string, after: string): readonly string[] {
  const changes = compareLines(linesOf(before), linesOf(after));
  const sentences: string[] = [];
  for (let index = 0; index < changes.length;) {
    const removed = run(changes, index, 'removed');
    const added = run(changes, index + removed.length, 'added');
    if (removed.length + added.length === 0) {
      index += 1;
      continue;
    }
    sentences.push(...describeRun(removed, added));
    index += removed.length + added.length;
  }
  return sentences;
}

/** A line of the tree: `button "Save" [disabled]`, or `text: 12 rows`. */
interface Part {
  readonly role: string;
  readonly name: string;
  /** States such as `checked`, and what stands behind a colon. */
  readonly rest: string;
}

function linesOf(tree: string): readonly string[] {
  return tree.split('\n').filter((line) => line.trim() !== '');
}

function run(
  changes: readonly LineChange[],
  from: number,
  kind: LineChange['kind'],
): readonly string[] {
  const lines: string[] = [];
  for (let index = from; changes[index]?.kind === kind; index++) lines.push(changes[index]!.line);
  return lines;
}

/** What was removed and what was added at one place: of the same role, one became the other. */
function describeRun(removed: readonly string[], added: readonly string[]): readonly string[] {
  const gone = removed.map(partOf);
  const came = added.map(partOf);
  const sentences: string[] = [];
  for (const old of gone) {
    const place = came.findIndex((part) => part.role === old.role);
    if (place === -1) sentences.push(`Gone: ${nameOf(old)}.`);
    else sentences.push(describeChange(old, came.splice(place, 1)[0]!));
  }
  return [...sentences, ...came.map((part) => `New: ${nameOf(part)}.`)];
}

function describeChange(old: Part, now: Part): string {
  if (old.name !== now.name) {
    if (old.role === 'text') return `The text “${old.name}” now reads “${now.name}”.`;
    return `${capital(nameOf(old))} is now called “${now.name}”.`;
  }
  if (old.rest === now.rest) return `${capital(nameOf(old))} stands elsewhere in the structure.`;
  return `${capital(nameOf(old))} said ${said(old.rest)}, and now says ${said(now.rest)}.`;
}

function said(rest: string): string {
  return rest === '' ? 'nothing more' : rest;
}

function partOf(line: string): Part {
  const text = line.trim().replace(/^- /, '');
  const literal = /^(?:text|paragraph): (.*)$/.exec(text);
  if (literal !== null)
    return {
      role: text.startsWith('text') ? 'text' : 'paragraph',
      name: unquoted(literal[1]!),
      rest: '',
    };
  const [, role = text, name = '', rest = ''] =
    /^'?([\w/-]+)(?: "((?:[^"\\]|\\.)*)")?'?(.*)$/.exec(text) ?? [];
  return { role, name, rest: rest.replace(/:\s*$/, '').replace(/^:\s*/, '').trim() };
}

function nameOf({ role, name, rest }: Part): string {
  if (name === '') return rest === '' ? role : `${role} ${rest}`;
  return `${role} “${name}”`;
}

function unquoted(text: string): string {
  return text.replace(/^"(.*)"$/, '$1');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
