import type { Entity, Field } from '@ninefold/specification';

export interface CheckedRecord {
  /** The stored values; undefined for a new record. Values that people may not read are left out. */
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  /** The values that are sent. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** Returns the values that would be stored; those that only the database knows are left out. */
export function storedValues(
  { fields }: Entity,
  { before, sent }: CheckedRecord,
): Readonly<Record<string, unknown>> {
  const event = before === undefined ? 'insert' : 'update';
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

function isSetByDatabase(field: Field, event: 'insert' | 'update'): boolean {
  return (
    field.generated === 'stored' ||
    field.virtual === true ||
    field.assignedByTrigger === 'always' ||
    field.assignedByTrigger === event
  );
}

/** The value of a default that is a literal. */
function defaultOf({ default: preset, generated, domains = [] }: Field): unknown {
  if (generated !== 'no') return undefined;
  if (preset === null) return domains.length > 0 ? undefined : null;
  if (/^(?:true|false)$/.test(preset)) return preset === 'true';
  if (/^NULL(?:::[\w". ]+)?$/.test(preset)) return null;
  const [, text, number] =
    /^(?:'((?:[^']|'')*)'|\(?(-?\d+(?:\.\d+)?)\)?)(?:::[\w".[\](), ]+)?$/.exec(preset) ?? [];
  return number ?? text?.replaceAll("''", "'");
}
