import type { RecordValues } from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import type { FieldText } from '@ninefold/ui/shapes';

/**
 * Parses the texts typed into a form. The form has checked each before; a
 * text that is not a valid value is sent unchanged, for the database to judge.
 */
export function enteredValues(
  entity: Entity,
  entered: Readonly<Record<string, FieldText>>,
): RecordValues {
  return Object.fromEntries(
    Object.entries(entered).map(([name, text]) => {
      const field = fieldOf(entity, name);
      // An empty text that isn't NULL was chosen.
      if (field === undefined || text === null || (text === '' && field.kind === 'other')) {
        return [name, text];
      }
      const parsed = parseValue(text, field);
      return [name, parsed.problem === undefined ? parsed.value : text];
    }),
  );
}
