import type { Entity, Field } from '@ninefold/specification';

export interface CheckedRecord {
  /** The stored values; undefined for a new record. Values that people may not read are left out. */
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  /** The values that are sent; undefined is one that isn't known. */
  readonly sent: Readonly<Record<string, unknown>>;
}

export function eventOf({ before }: CheckedRecord): 'insert' | 'update' {
  return before === undefined ? 'insert' : 'update';
}

/** Returns the values that would be stored; those that only the database knows are left out. */
export function storedValues(
  { fields }: Entity,
  record: CheckedRecord,
): Readonly<Record<string, unknown>> {
  const { before, sent } = record;
  const event = eventOf(record);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = isSetByDatabase(field, event)
        ? undefined
        : Object.hasOwn(sent, field.name)
          ? sent[field.name]
          : before === undefined
            ? defaultOf(field)
            : before[field.name];
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

/** Returns whether the database may store another value than the one that is sent. */
export function isSetByDatabase(field: Field, event: 'insert' | 'update'): boolean {
  return (
    field.generated === 'stored' ||
    field.virtual === true ||
    field.assignedByTrigger === 'always' ||
    field.assignedByTrigger === event
  );
}

/** The value of a default that is a literal. */
export function defaultOf({ default: preset, generated, domains = [] }: Field): unknown {
  if (generated !== 'no') return undefined;
  if (preset === null) return domains.length > 0 ? undefined : null;
  if (/^(?:true|false)$/.test(preset)) return preset === 'true';
  if (/^NULL(?:::[\w". ]+)?$/.test(preset)) return null;
  const [, text, number] =
    /^(?:'((?:[^']|'')*)'|\(?(-?\d+(?:\.\d+)?)\)?)(?:::[\w".[\](), ]+)?$/.exec(preset) ?? [];
  return number ?? text?.replaceAll("''", "'");
}
