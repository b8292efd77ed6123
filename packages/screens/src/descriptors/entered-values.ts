import type { RecordValues } from '@ninefold/data/records';
import { type Entity, fieldOf, type Specification } from '@ninefold/specification';
import { boundsProblem } from '@ninefold/specification/bounds';
import { parseValue } from '@ninefold/values';
import type { FieldDescriptor, FieldText } from '@ninefold/ui/shapes';

/**
 * Returns why the text typed into a field can't be saved: it is not a value of its type, or a CHECK on
 * the field would refuse it. Undefined for text that can.
 */
export function valueProblem(
  specification: Specification,
  entity: Entity,
  { name }: FieldDescriptor,
  text: FieldText,
): string | undefined {
  const field = fieldOf(entity, name);
  if (field === undefined || text === null) return undefined;
  const { problem, value } = parseValue(text, field);
  if (problem !== undefined) return problem;
  return typeof value === 'string' ? boundsProblem(specification, entity, field, value) : undefined;
}

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
