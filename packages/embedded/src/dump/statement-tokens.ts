/** A token of a statement that is not a blank or a comment. */
export interface Token {
  /** As the statement has it. */
  readonly text: string;
  /** A word in lower case, a quoted identifier without its quotes, or the text. */
  readonly value: string;
  readonly isIdentifier: boolean;
  /** A word without quotes, which may be a keyword. */
  readonly isWord: boolean;
  readonly start: number;
  readonly end: number;
  /** The number of parentheses around it. A parenthesis is inside neither of its pair. */
  readonly depth: number;
}

const word = String.raw`[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*`;
const pattern = new RegExp(
  String.raw`\s+|--[^\n]*|/\*[^]*?\*/|[eE]'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[^]*?\1|${word}|\d[\w.]*|[^]`,
  'gy',
);

/** Splits a statement into tokens, up to a number of them. */
export function tokensOf(sql: string, atMost = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (const { 0: text, index: start } of sql.matchAll(pattern)) {
    if (/^(?:\s|--|\/\*)/.test(text)) continue;
    if (text === ')') depth--;
    const isQuoted = text.startsWith('"') && text.length > 1;
    const isWord = new RegExp(`^${word}$`).test(text);
    const value = isQuoted
      ? text.slice(1, -1).replaceAll('""', '"')
      : isWord
        ? text.toLowerCase()
        : text;
    tokens.push({
      text,
      value,
      isIdentifier: isQuoted || isWord,
      isWord,
      start,
      end: start + text.length,
      depth,
    });
    if (text === '(') depth++;
    if (tokens.length >= atMost) break;
  }
  return tokens;
}

/** Reads a name with its schemas, `public.shop`, from a token on. */
export function nameAt(
  tokens: readonly Token[],
  index: number,
): { readonly name: string; readonly next: number } | undefined {
  const first = tokens[index];
  if (first === undefined || !first.isIdentifier) return undefined;
  const parts = [first.value];
  let next = index + 1;
  while (tokens[next]?.text === '.' && tokens[next + 1]?.isIdentifier) {
    parts.push(tokens[next + 1]?.value ?? '');
    next += 2;
  }
  return { name: parts.join('.'), next };
}

/** Returns the index of the first of successive words outside parentheses; -1 without them. */
export function indexOfWords(tokens: readonly Token[], words: string, from = 0): number {
  const wanted = words.split(' ');
  return tokens.findIndex(
    (token, index) =>
      index >= from &&
      token.depth === 0 &&
      wanted.every((each, offset) => {
        const found = tokens[index + offset];
        return found?.isWord === true && found.value === each;
      }),
  );
}
