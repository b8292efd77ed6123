export interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'operator' | 'mark' | 'end';
  /** Without its quotes. */
  readonly text: string;
}

const kinds = ['name', 'text', 'number', 'word', 'mark', 'operator'] as const;

/** A group for each kind. Postgres prints backslashes in texts as they are. */
const pattern =
  /\s*(?:"((?:[^"]|"")+)"|'((?:[^']|'')*)'|(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([\p{L}_][\p{L}\p{N}_$]*)|(::|[().,:[\]])|([-+*/<>=~!@#%^&|`?]+))/uy;

/** Splits an expression; undefined where it holds anything else. */
export function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < end) {
    const [, ...groups] = pattern.exec(text) ?? [];
    const index = groups.findIndex((group) => group !== undefined);
    const [kind, found = ''] = [kinds[index], groups[index]];
    // Postgres prints no comments.
    if (kind === undefined || (kind === 'operator' && /--|\/\*/.test(found))) return undefined;
    const quote = `"'`.charAt(index);
    tokens.push({ kind, text: quote === '' ? found : found.replaceAll(quote + quote, quote) });
  }
  return tokens;
}
