import { refusedChecks } from '@ninefold/rules/constraints';
import { type Entity, fieldOf, type Specification } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import type { FieldText, RecordRow } from '@ninefold/ui/shapes';
import { parseValue } from '@ninefold/values';

interface Entered {
  /** The saved record. Undefined for a new one. */
  readonly row: RecordRow | undefined;
  /** The current texts of the fields that the form shows. */
  readonly texts: Readonly<Record<string, FieldText>>;
}

/** Returns what the record must fulfil that a CHECK over the field would refuse; undefined where none certainly does. */
export function checkProblem(
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
  const refused = refusedChecks(specification, entity, { before: row?.values, sent });
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
