import { type ExactJson, readExactJson } from '@ninefold/values/simple';
import type { FieldDescriptor, FieldShape, FieldText, FieldValue } from '../../shapes/index.ts';
import { plainText } from '../plain-text.ts';
import { jsonShapeMessages } from './messages.ts';

/** An object of a list: text in Postgres's own form by member, or null for no value. */
export type ShapeItem = Readonly<Record<string, FieldText>>;

/** Returns the members of a shape as fields, to show and edit them as values of their kind. */
export function membersOf({ checklist, table = {} }: FieldShape): readonly FieldDescriptor[] {
  if (checklist !== undefined) {
    return [
      member(checklist.done, { label: jsonShapeMessages.done, kind: 'boolean' }),
      member(checklist.text, { label: jsonShapeMessages.step, required: true }),
    ];
  }
  return Object.entries(table).map(([name, declared]) => member(name, declared));
}

type Declared = NonNullable<FieldShape['table']>[string];

function member(
  name: string,
  { label = name, kind = 'text', values, required = false }: Declared,
): FieldDescriptor {
  // An unchecked checkbox means "no": it always has a value.
  const isRequired = required || kind === 'boolean';
  return {
    name,
    label,
    kind,
    required: isRequired,
    nullable: !isRequired,
    readOnly: false,
    hasDefault: false,
    options: values && Object.entries(values).map(([value, label]) => ({ value, label })),
  };
}

/** The exact JSON of each kind, where a text begins with `s` and a number with `n`. */
const fits: Readonly<Record<string, RegExp>> = {
  text: /^s/,
  integer: /^n-?\d+$/,
  decimal: /^n/,
  boolean: /^(?:true|false)$/,
  date: /^s\d{4}-\d{2}-\d{2}$/,
  time: /^s\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/,
};

/** Reads JSON that is a list of objects with these members. Undefined for anything that would be hidden. */
export function itemsOf(
  members: readonly FieldDescriptor[],
  value: FieldValue | undefined,
): readonly ShapeItem[] | undefined {
  if (value === null || value === undefined) return [];
  const list = exactJson(value);
  if (!Array.isArray(list) || members.length === 0) return undefined;
  const items = (list as readonly ExactJson[]).map((item) => itemOf(members, item));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function exactJson(value: FieldValue): ExactJson | undefined {
  try {
    return readExactJson(plainText(value));
  } catch {
    return undefined;
  }
}

function itemOf(members: readonly FieldDescriptor[], value: ExactJson): ShapeItem | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const kinds = new Map(members.map(({ name, kind }) => [name, kind]));
  const entries = Object.entries(value).map(([name, each]) => [name.slice(1), each] as const);
  const isFitting = entries.every(
    ([name, each]) =>
      each === null ||
      (typeof each !== 'object' && fits[kinds.get(name) ?? '']?.test(String(each)) === true),
  );
  if (!isFitting || entries.some(([name]) => !kinds.has(name))) return undefined;
  return Object.fromEntries(
    entries.map(([name, each]) => [
      name,
      each === null ? null : plainText(each).replace(/^[sn]/, ''),
    ]),
  );
}

/** Writes objects as JSON, numbers with the digits that were typed. Leaves out members without a value. */
export function writeItems(
  members: readonly FieldDescriptor[],
  items: readonly ShapeItem[],
): string {
  const objects = items.map((item) => {
    const pairs = members.flatMap(({ name, kind }) => {
      const text = textOf(item, name);
      if (text === null) return [];
      const isText = kind === 'text' || kind === 'date' || kind === 'time';
      const written = isText ? JSON.stringify(kind === 'time' ? toTheMinute(text) : text) : text;
      return `${JSON.stringify(name)}:${written}`;
    });
    return `{${pairs.join(',')}}`;
  });
  return `[${objects.join(',')}]`;
}

/** Shortens `07:30:00`, which an input returns though nobody typed seconds, to `07:30`. */
function toTheMinute(time: string): string {
  return time.replace(/^(\d{2}:\d{2}):00$/, '$1');
}

export function textOf(item: ShapeItem, name: string): FieldText {
  // A member may be called `constructor`, which every object inherits.
  return (Object.hasOwn(item, name) ? item[name] : null) ?? null;
}
