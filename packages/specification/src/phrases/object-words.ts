import { objectMessages } from './object-messages.ts';

const kinds =
  /^(column|constraint|domain|foreign table|function|grants on|grants to|index|materialized view|partitioned table|partitions of|policy|publication|role|schema|setting|storage bucket|table|trigger|type|view) (.+)$/s;

/** Kinds of objects whose names say what they are on. */
const onOthers: ReadonlySet<string> = new Set(['constraint', 'grants to', 'policy', 'trigger']);

/**
 * Names an object of the database in the current language, as a source names it in English: `table
 * public.work_order` is `Tabelle public.work_order`. What has no such form stays as it is.
 */
export function objectWords(object: string): string {
  if (object === 'database') return objectMessages.database;
  const [, commented] = /^comment on (.+)$/s.exec(object) ?? [];
  if (commented !== undefined) return objectMessages.comment({ object: objectWords(commented) });
  const [, value, owner] = /^value ('.*') of (.+)$/s.exec(object) ?? [];
  if (value !== undefined && owner !== undefined) {
    return objectMessages.value({ value, object: objectWords(owner) });
  }
  const [, setting, role = 'none'] =
    /^setting (\S+) of (?:the database|role (.+))$/s.exec(object) ?? [];
  if (setting !== undefined) return objectMessages.settingOf({ name: setting, role });
  const [, kind, rest] = kinds.exec(object) ?? [];
  if (kind === undefined || rest === undefined) return object;
  const [, name = rest, place] = (onOthers.has(kind) && /^(.+) on (.+)$/s.exec(rest)) || [];
  const named = objectMessages.object({ kind: kind.replace(' ', '_'), name });
  return place === undefined
    ? named
    : objectMessages.on({ object: named, place: objectWords(place) });
}
