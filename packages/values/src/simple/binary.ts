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
  const digits = /^\s*\\x((?:\s*[0-9a-f]{2})*)\s*$/i.exec(value)?.[1];
  return digits === undefined ? undefined : `\\x${digits.replaceAll(/\s/g, '').toLowerCase()}`;
}
