export interface RangeBound {
  readonly text: string;
  readonly inclusive: boolean;
}

export interface Range {
  readonly lower?: RangeBound;
  readonly upper?: RangeBound;
}

/** Parses a range literal, `[1,10)` ("Range Input/Output" in Postgres's manual). */
export function parseRange(text: string): Range | 'empty' | undefined {
  const literal = text.trim();
  if (literal.toLowerCase() === 'empty') return 'empty';
  const match = /^([[(])("(?:[^"]|""|\\.)*"|[^",]*),("(?:[^"]|""|\\.)*"|[^",]*)([\])])$/s.exec(
    literal,
  );
  if (match === null) return undefined;
  const [, open, lower = '', upper = '', close] = match;
  return {
    ...(lower === '' ? {} : { lower: { text: unquoted(lower), inclusive: open === '[' } }),
    ...(upper === '' ? {} : { upper: { text: unquoted(upper), inclusive: close === ']' } }),
  };
}

function unquoted(bound: string): string {
  if (!bound.startsWith('"')) return bound;
  return bound.slice(1, -1).replaceAll(/""|\\(.)/gs, (_, escaped?: string) => escaped ?? '"');
}
