import { type Fact, isKnown, type Source } from '../../model/index.ts';
import { objectWords } from '../../phrases/index.ts';
import { documentMessages } from './messages.ts';

export function notShownText(): string {
  return documentMessages.notShown;
}

/**
 * Escapes a text for a line of Markdown, against CommonMark's marks and GitHub's (strikethrough,
 * footnotes, addresses, mathematics). `table` escapes pipes.
 */
export function plain(text: string): string {
  return oneLine(text)
    .trim()
    .replaceAll(
      /[\\`*[<~$]|&(?=[#\w])|(?<=\w):(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)/gi,
      String.raw`\$&`,
    )
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replace(/^(\d+)([.)])(?=\s|$)/, String.raw`$1\$2`)
    .replace(/(?<!#)#+$/, (run) => run.replaceAll('#', String.raw`\#`))
    .replace(/^[#+\-=>:]/, String.raw`\$&`);
}

/** A name or SQL, as code in a line. The fence is longer than any run of backticks inside. */
export function code(text: string): string {
  const flat = oneLine(text);
  if (flat === '') return documentMessages.empty;
  // In a table a backslash before a pipe cannot be written between backticks.
  if (flat.includes('\\|')) {
    return `<code>${plain(flat).replaceAll('|', '&#124;')}</code>`;
  }
  const edge = /^[ `]|[ `]$/.test(flat) && flat.trim() !== '';
  const fence = '`'.repeat(longestRun(flat) + 1);
  const gap = edge ? ' ' : '';
  return `${fence}${gap}${flat}${gap}${fence}`;
}

/** SQL in a code block, with its own line breaks. */
export function sqlBlock(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}sql\n${printable(text).replaceAll(/\r\n?/g, '\n')}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

function oneLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ');
}

/** Replaces control characters except tabs and line ends. */
function printable(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '\uFFFD');
}

/** Names the source of a fact. */
export function sourceText(source: Source): string {
  switch (source.from) {
    case 'database':
      return documentMessages.fromDatabase({ object: plain(objectWords(source.object)) });
    case 'declared':
      return documentMessages.declared({ place: code(source.at) });
    case 'platform':
      return documentMessages.fromPlatform({ document: plain(source.document) });
    case 'derived':
      return documentMessages.derived({ origin: plain(objectWords(source.of)) });
    default:
      return notShownText();
  }
}

/** A text with its source behind it. */
export function withSource(text: string, source: Source): string {
  return documentMessages.withSource({ text, source: sourceText(source) });
}

/** A fact with its source, or *not shown*. */
export function factText(fact: Fact<string> | undefined): string {
  return factOf(fact, plain);
}

/** Any fact with its source, or *not shown*. */
export function factOf<T>(fact: Fact<T> | undefined, words: (value: T) => string): string {
  return knownOf(fact, words) ?? notShownText();
}

/** A fact with its source, where it is known. */
export function knownText(fact: Fact<string> | undefined): string | undefined {
  return knownOf(fact, plain);
}

/** Any fact with its source, where it is known. */
export function knownOf<T>(
  fact: Fact<T> | undefined,
  words: (value: T) => string,
): string | undefined {
  return isKnown(fact) && fact.value !== undefined
    ? withSource(words(fact.value), fact.source)
    : undefined;
}

/** Returns `none` for a list that was read and is empty; *not shown* for one that was not read. */
export function emptyText(items: readonly unknown[] | undefined, none: string): string {
  return items === undefined ? notShownText() : none;
}

/** A table; '' where it would have no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}

/** A list; '' where it would have no items. An item may contain further blocks. */
export function list(items: readonly (string | readonly string[])[]): string {
  return items
    .map((item) => (typeof item === 'string' ? [item] : item).join('\n\n'))
    .map((item) => `- ${item.replaceAll('\n', '\n  ').replaceAll(/(?<=\n) +(?=\n|$)/g, '')}`)
    .join('\n');
}

/** Names as code, one after the other; a dash for none. */
export function names(all: readonly string[]): string {
  return all.length === 0 ? '—' : items(all.map(code));
}

/** "A, B" */
export function items(all: readonly string[]): string {
  return all.reduce((first, second) => documentMessages.items({ first, second }));
}

/** "A; B": parts that may have commas in them. */
export function clauses(parts: readonly string[]): string {
  return parts.reduce((first, second) => documentMessages.clauses({ first, second }));
}
