import { type Entity, fieldOf, type Specification } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import type { FieldText, RecordRow } from '@ninefold/ui/shapes';
import { parseValue } from '@ninefold/values';

export type Constraints = typeof import('@ninefold/rules/constraints');

interface Entered {
  /** The saved record. Undefined for a new one. */
  readonly row: RecordRow | undefined;
  /** The current texts of the fields that the form shows. */
  readonly texts: Readonly<Record<string, FieldText>>;
}

/** The database's clock may differ, and a form is sent a while after it is checked. */
const tolerance = 300_000;

/** Returns what the record must fulfil that a CHECK over the field would refuse; undefined where none certainly does. */
export function checkProblem(
  { refusedChecks }: Constraints,
  specification: Specification,
  entity: Entity,
  name: string,
  { row, texts }: Entered,
): string | undefined {
  const sent = Object.fromEntries(
    entity.fields.flatMap((field) => {
      if (!Object.hasOwn(texts, field.name))
        return row === undefined ? [[field.name, undefined]] : [];
      const text = texts[field.name] ?? null;
      // What is left empty is not sent: the default counts, unless the empty value was chosen in its place.
      if (row === undefined && text === null)
        return field.default === null ? [] : [[field.name, undefined]];
      const isUnchanged = row !== undefined && text === fieldText(field, row.values[field.name]);
      return isUnchanged ? [] : [[field.name, enteredValue(entity, field.name, text)]];
    }),
  );
  const record = { before: row?.values, sent };
  const refused = refusedChecks(specification, entity, record, { now: Date.now(), tolerance });
  return refused.find(({ fields }) => fields.includes(name))?.message;
}

/** Undefined, which is unknown, for a file that is yet to be sent, and for a text that its field refuses anyway. */
function enteredValue(entity: Entity, name: string, text: FieldText): unknown {
  const field = fieldOf(entity, name);
  if (field === undefined || field.file !== undefined || text === null) {
    return field?.file === undefined ? text : undefined;
  }
  return parseValue(text, field).value;
}
