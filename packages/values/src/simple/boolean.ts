import { compareNumbers, plainText, type Value, valueType } from '../value/index.ts';
import { simpleMessages } from './messages.ts';

/** The spellings that Postgres accepts. */
const spellings = new Map<string, boolean>([
  ...['true', 't', 'yes', 'y', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'f', 'no', 'n', 'off', '0'].map((word) => [word, false] as const),
]);

export const boolean = valueType({
  parse(typed) {
    const value = readBoolean(typed.trim());
    return value === undefined ? { problem: simpleMessages.yesOrNo } : { value };
  },
  read: readBoolean,
  compare: (a, b) => compareNumbers(Number(a), Number(b)),
  write: String,
});

function readBoolean(value: Value): boolean | undefined {
  return typeof value === 'boolean' ? value : spellings.get(plainText(value).toLowerCase());
}
