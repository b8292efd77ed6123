import type { RecordValues } from '@ninefold/data/records';
import type { Asked } from '@ninefold/rules/permissions';
import { checkRecord } from '@ninefold/rules/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import type { RecordFormProps } from '@ninefold/ui/patterns/record-form';
import type { FieldTexts, FieldText, RecordRow } from '@ninefold/ui/shapes';
import { parseValue } from '@ninefold/values';

type Values = Pick<RecordRow, 'values'>;

/**
 * Returns what checks the texts of a form: a text must be a value of its type, and the record with all of them one
 * that the database would not certainly refuse.
 *
 * @param row The saved record. Undefined for a new one.
 * @param also Values that are sent with those of the form.
 */
export function recordCheck(
  asked: Asked,
  entity: Entity,
  row?: Values,
  also: RecordValues = {},
): Required<RecordFormProps>['validate'] {
  return ({ name }, text, texts) => {
    const field = fieldOf(entity, name);
    const isSaved = row !== undefined && field && text === fieldText(field, row.values[name]);
    if (field !== undefined && text !== null && !isSaved) {
      const { problem } = parseValue(text, field);
      if (problem !== undefined) return problem;
    }
    const sent = { ...sentValues(entity, row, texts), ...also };
    return checkRecord(asked, entity, { before: row?.values, sent }).find(({ fields }) =>
      fields.includes(name),
    )?.message;
  };
}

/**
 * Returns why the database would certainly refuse a change of a record; undefined where it may accept it.
 *
 * @param sent Fields whose values are yet to be entered are undefined.
 */
export function refusalOf(
  asked: Asked,
  entity: Entity,
  { values: before }: Values,
  sent: Readonly<Record<string, unknown>>,
): string | undefined {
  return checkRecord(asked, entity, { before, sent })[0]?.message;
}

/** Returns what would be sent; undefined for a value that isn't known. */
export function sentValues(
  entity: Entity,
  row: Values | undefined,
  texts: FieldTexts,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    entity.fields.flatMap((field) => {
      const { name } = field;
      if (!Object.hasOwn(texts, name)) return row === undefined ? [[name, undefined]] : [];
      const text = texts[name] ?? null;
      // What is left empty is not sent: the default counts, unless the empty value was chosen in its place.
      if (row === undefined && text === null)
        return field.default === null ? [] : [[name, undefined]];
      const isSaved = row !== undefined && text === fieldText(field, row.values[name]);
      return isSaved ? [] : [[name, enteredValue(field, text)]];
    }),
  );
}

/** Undefined for a file that is yet to be sent, and for a text that its field refuses anyway. */
function enteredValue(field: Entity['fields'][number], text: FieldText): unknown {
  if (field.file !== undefined) return undefined;
  return text === null ? null : parseValue(text, field).value;
}
