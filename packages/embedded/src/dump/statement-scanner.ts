/** How far one statement goes, found by `scanStatement`. */
export type Scan =
  /** It ends before `end`, where its semicolon stands (or the text does). */
  | { kind: 'statement'; start: number; end: number; next: number }
  /** A line for psql goes from `at` to `end`; `start` is where the statement around it begins. */
  | { kind: 'command'; start: number | undefined; at: number; end: number }
  /** Only blanks and comments are left. */
  | { kind: 'nothing'; next: number }
  /** The text ends in the middle of it. */
  | { kind: 'unfinished' };

const wordStart = /[A-Za-z_\u0080-\uffff]/;
const wordRest = /[A-Za-z0-9_$\u0080-\uffff]*/y;
const dollarQuote = /\$(?:[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*)?\$/y;

/**
 * Finds where the statement that begins at or after `from` ends, by the rules of psql: semicolons
 * do not count in quotes, dollar quotes, comments, parentheses, and the `BEGIN ATOMIC` body of a
 * function. Source: PostgreSQL's `src/fe_utils/psqlscan.l` and its documentation, "Lexical
 * Structure".
 *
 * @param whole whether `text` goes to the end of the dump: what it ends in is then a statement.
 * @param backslashes whether a backslash escapes in plain quotes (`standard_conforming_strings` off).
 */
export function scanStatement(
  text: string,
  from: number,
  whole: boolean,
  backslashes: boolean,
): Scan {
  const words: string[] = [];
  let at = from;
  let start = -1;
  let parentheses = 0;
  let blocks = 0;

  /** Counts BEGIN, CASE and END where a function's body may stand bare. */
  const countBlocks = (word: string) => {
    if (words.length < 4) words.push(word);
    if (parentheses > 0 || words[0] !== 'create') return;
    const made = words[1] === 'or' ? words[3] : words[1];
    if (made !== 'function' && made !== 'procedure') return;
    if (word === 'begin' || (word === 'case' && blocks > 0)) blocks++;
    else if (word === 'end' && blocks > 0) blocks--;
  };

  while (at < text.length) {
    const character = text.charAt(at);
    const pair = text.slice(at, at + 2);
    if (pair === '--') {
      at = endOfLine(text, at);
      continue;
    }
    if (pair === '/*') {
      at = endOfComment(text, at);
      continue;
    }
    if (/\s/.test(character)) {
      at++;
      continue;
    }
    if (character === '\\') {
      if (pair === '\\;') {
        at += 2;
        continue;
      }
      const end = endOfLine(text, at);
      if (end === text.length && !whole) return { kind: 'unfinished' };
      return { kind: 'command', start: start < 0 ? undefined : start, at, end };
    }
    if (start < 0) start = at;
    if (character === ';' && parentheses === 0 && blocks === 0) {
      return { kind: 'statement', start, end: at, next: at + 1 };
    }
    if (character === "'") at = endOfQuote(text, at, backslashes);
    else if (character === '"') at = endOfQuote(text, at, false);
    else if (character === '$') at = endOfDollarQuote(text, at);
    else if (wordStart.test(character)) {
      const end = endOfWord(text, at);
      const word = text.slice(at, end).toLowerCase();
      countBlocks(word);
      at = word === 'e' && text.charAt(end) === "'" ? endOfQuote(text, end, true) : end;
    } else {
      if (character === '(') parentheses++;
      if (character === ')' && parentheses > 0) parentheses--;
      at++;
    }
  }
  if (!whole) return { kind: 'unfinished' };
  if (start < 0) return { kind: 'nothing', next: text.length };
  return { kind: 'statement', start, end: text.length, next: text.length };
}

/** Each of these gives the index after what it names, or the text's length where it does not end. */
function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline < 0 ? text.length : newline;
}

function endOfComment(text: string, from: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from + 2;
  for (let depth = 1; depth > 0;) {
    const found = mark.exec(text);
    if (!found) return text.length;
    depth += found[0] === '/*' ? 1 : -1;
  }
  return mark.lastIndex;
}

function endOfQuote(text: string, from: number, backslashes: boolean): number {
  const quote = text.charAt(from);
  for (let at = from + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\' && backslashes) at++;
    else if (character === quote && text.charAt(at + 1) === quote) at++;
    else if (character === quote) return at + 1;
  }
  return text.length;
}

function endOfDollarQuote(text: string, from: number): number {
  dollarQuote.lastIndex = from;
  const tag = dollarQuote.exec(text)?.[0];
  // `$1` is a parameter.
  if (tag === undefined) return from + 1;
  const end = text.indexOf(tag, from + tag.length);
  return end < 0 ? text.length : end + tag.length;
}

function endOfWord(text: string, from: number): number {
  wordRest.lastIndex = from;
  wordRest.exec(text);
  return wordRest.lastIndex;
}
