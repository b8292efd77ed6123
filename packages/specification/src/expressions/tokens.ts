export interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'operator' | 'mark' | 'end';
  /** Without its quotes. */
  readonly text: string;
}

/** Postgres prints backslashes in texts as they are. */
const pattern =
  /\s*(?:(?<name>"(?:[^"]|"")+")|(?<text>'(?:[^']|'')*')|(?<number>\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|(?<mark>::|[().,:[\]])|(?<operator>[-+*/<>=~!@#%^&|`?]+))/uy;

/** Splits an expression; undefined where it holds anything else. */
export function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < end) {
    const groups = pattern.exec(text)?.groups;
    const [kind, found] = Object.entries(groups ?? {}).find(([, each]) => each !== undefined) ?? [];
    if (kind === undefined || found === undefined) return undefined;
    // Postgres prints no comments.
    if (kind === 'operator' && /--|\/\*/.test(found)) return undefined;
    tokens.push({ kind: kind as Token['kind'], text: unquoted(found) });
  }
  return tokens;
}

function unquoted(found: string): string {
  const quote = found.charAt(0);
  if (quote !== '"' && quote !== "'") return found;
  return found.slice(1, -1).replaceAll(quote + quote, quote);
}
