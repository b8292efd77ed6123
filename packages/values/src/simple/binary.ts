import { compareCodePoints, type Value, valueType } from '../value/index.ts';
import { simpleMessages } from './messages.ts';

/** `bytea` in Postgres's hex form: `\x00ff`. */
export const binary = valueType({
  parse(typed) {
    const value = readBytes(typed);
    return value === undefined ? { problem: simpleMessages.bytes } : { value };
  },
  read: readBytes,
  compare: compareCodePoints,
  write: (text) => text,
});

/** Reads the hex form. Whitespace is allowed between bytes, not within one. */
function readBytes(value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!/^\\x/i.test(text)) return undefined;
  // In parts: one expression for all of them can't read megabytes.
  const parts = text.slice(2).split(/\s+/);
  const areBytes = parts.every((part) => part.length % 2 === 0 && !/[^0-9a-f]/i.test(part));
  return areBytes ? `\\x${parts.join('').toLowerCase()}` : undefined;
}
