import { checkedTextMessages } from './messages.ts';

/** Returns the `n` of `bit(n)` and `bit varying(n)`. */
export function bitLimit(type: string): number | undefined {
  const limit = /^bit(?: varying)?\((\d+)\)$/.exec(type)?.[1];
  return limit === undefined ? undefined : Number(limit);
}

/** Counts the bits of a text; undefined where it has others than 0 and 1. Postgres reads `b101` and `x1f`, too. */
export function bitsIn(text: string): number | undefined {
  if (/^b?[01]*$/i.test(text)) return text.replace(/^b/i, '').length;
  return /^x[0-9a-f]*$/i.test(text) ? (text.length - 1) * 4 : undefined;
}

export function bitsProblem(text: string, type: string): string | undefined {
  const entered = bitsIn(text);
  if (entered === undefined) return checkedTextMessages.bits;
  const limit = bitLimit(type);
  if (limit === undefined) return undefined;
  if (type.startsWith('bit varying')) {
    return entered > limit ? checkedTextMessages.bitLimit({ most: limit, entered }) : undefined;
  }
  return entered === limit ? undefined : checkedTextMessages.bitCount({ count: limit, entered });
}
