/** End of a statement, found by `scanStatement`. */
export type Scan =
  /** It ends before `end`: the index of its semicolon, or the end of the text. */
  | { kind: 'statement'; start: number; end: number; next: number }
  /** A meta-command of psql from `at` to `end`; `start` is the start of the statement around it. */
  | { kind: 'command'; start: number | undefined; at: number; end: number };

const wordStart = /[A-Za-z_\u0080-\uffff]/;
const token = new RegExp(
  String.raw`\s+|--[^\n]*|/\*|\\;|\\[^\n]*|\d+|\$(?:${wordStart.source}[\w\u0080-\uffff]*)?\$|${wordStart.source}[\w$\u0080-\uffff]*|[^]`,
  'y',
);

/**
 * Finds where the statement that begins at or after `from` ends, by the rules of psql: semicolons
 * do not count in quotes, dollar quotes, comments, parentheses, and the `BEGIN ATOMIC` body of a
 * function. Source: PostgreSQL's `src/fe_utils/psqlscan.l` and its documentation, "Lexical
 * Structure".
 *
 * @param whole Whether `text` reaches the end of the dump, which ends the last statement.
 * @param backslashes Whether a backslash escapes in plain quotes (`standard_conforming_strings` off).
 * @returns undefined if the text ends within it, or if there is none.
 */
export function scanStatement(
  text: string,
  from: number,
  whole: boolean,
  backslashes: boolean,
): Scan | undefined {
  const words: string[] = [];
  let at = from;
  let start = -1;
  let parentheses = 0;
  let blocks = 0;

  /** Counts BEGIN, CASE and END in the unquoted body of a function. */
  const countBlocks = (word: string) => {
    if (words.length < 4) words.push(word);
    if (parentheses > 0 || words[0] !== 'create') return;
    const created = words[1] === 'or' ? words[3] : words[1];
    if (created !== 'function' && created !== 'procedure') return;
    if (word === 'begin' || (word === 'case' && blocks > 0)) blocks++;
    else if (word === 'end' && blocks > 0) blocks--;
  };

  while (at < text.length) {
    token.lastIndex = at;
    const found = token.exec(text)?.[0] ?? '';
    let end = at + found.length;
    if (/^\\(?!;)/.test(found)) {
      if (end === text.length && !whole) return undefined;
      return { kind: 'command', start: start < 0 ? undefined : start, at, end };
    }
    const isBlank = /^(?:\s|--|\/\*|\\;)/.test(found) || (found === ';' && start < 0);
    if (!isBlank && start < 0) start = at;
    if (found === '/*') end = endOfComment(text, end);
    else if (found === "'") end = endOfQuote(text, end, found, backslashes);
    else if (found === '"') end = endOfQuote(text, end, found, false);
    else if (found === '(') parentheses++;
    else if (found === ')' && parentheses > 0) parentheses--;
    else if (found === ';' && !isBlank && parentheses === 0 && blocks === 0) {
      return { kind: 'statement', start, end: at, next: end };
    } else if (found.length > 1 && found.startsWith('$')) {
      const close = text.indexOf(found, end);
      end = close < 0 ? text.length : close + found.length;
    } else if (wordStart.test(found.charAt(0))) {
      const word = found.toLowerCase();
      countBlocks(word);
      if (word === 'e' && text.charAt(end) === "'") end = endOfQuote(text, end + 1, "'", true);
    }
    at = end;
  }
  if (!whole || start < 0) return undefined;
  return { kind: 'statement', start, end: text.length, next: text.length };
}

/** This and the next function return the index after the end, or the text's length without an end. */
function endOfComment(text: string, from: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  for (let depth = 1; depth > 0;) {
    const found = mark.exec(text);
    if (!found) return text.length;
    depth += found[0] === '/*' ? 1 : -1;
  }
  return mark.lastIndex;
}

function endOfQuote(text: string, from: number, quote: string, backslashes: boolean): number {
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    const escapes = character === quote ? text.charAt(at + 1) === quote : backslashes;
    if (escapes && (character === quote || character === '\\')) at++;
    else if (character === quote) return at + 1;
  }
  return text.length;
}
