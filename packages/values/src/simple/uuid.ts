import { compareCodePoints, type Value, valueType } from '../value/index.ts';
import { simpleMessages } from './messages.ts';

export const uuid = valueType({
  parse(typed) {
    const value = readUuid(typed);
    return value === undefined ? { problem: simpleMessages.uuid } : { value };
  },
  read: readUuid,
  compare: compareCodePoints,
  write: (text) => text,
});

/** Reads every form that Postgres accepts: capitals, braces, hyphens after any four digits. */
function readUuid(value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  const inner = /^\{(.*)\}$/.exec(value.trim())?.[1] ?? value.trim();
  if (!/^(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}$/i.test(inner)) return undefined;
  return inner
    .replaceAll('-', '')
    .toLowerCase()
    .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
