import { canDo, screenAccess } from '@ninefold/rules/permissions';
import { type Entity, entityId, fieldOf } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import { problemOf, type RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, FieldText, FieldTexts, RecordRow } from '@ninefold/ui/shapes';
import { formFieldsOf } from '../use-form-fields.ts';
import { recordCheck } from '../../descriptors/index.ts';
import { askedOf, type Screen } from '../../screen-context/index.ts';

/** The rules of a record's form, for one field at a time. */
export interface ValueRules {
  /** All fields, as the record's form has them. */
  readonly fields: readonly FieldDescriptor[];
  /** Returns whether a field is edited by itself, or only in the form. Undefined where it can't be edited. */
  readonly wayOf: (name: string) => 'here' | 'form' | undefined;
  readonly savedText: (name: string) => FieldText;
  /** All values of the record as texts. */
  readonly texts: FieldTexts;
  /** Returns the problem with changes of a field. */
  readonly problemOf: (field: FieldDescriptor, changes: RecordChanges) => string | undefined;
}

/** Returns the rules for editing the values of a record by themselves. */
export function valueRules(
  screen: Pick<Screen, 'loaded' | 'acting'>,
  entity: Entity,
  row: RecordRow,
): ValueRules {
  const fields = formFieldsOf(screen, entity, row);
  const asked = askedOf(screen);
  const validate = recordCheck(asked, entity, row);
  const { declaration, person } = asked;
  // As the button that leads to the form: the record may be kept from changes, or the form from the role.
  const isEditable =
    screenAccess(declaration, entityId(entity), 'change', person.roles) === 'open' &&
    canDo(asked, 'update', entity, { record: row }).answer !== 'no';
  const texts = Object.fromEntries(
    fields.map((field) => [field.name, fieldText(field, row.values[field.name])]),
  );
  const limiting = new Set(fields.flatMap(({ reference }) => reference?.dependsOn ?? []));
  return {
    fields,
    texts,
    savedText: (name) => texts[name] ?? null,
    wayOf: (name) => {
      if (!isEditable) return undefined;
      const field = fields.find((each) => each.name === name);
      if (field === undefined || field.readOnly || field.generated === true) return undefined;
      if (field.condition?.holds(texts) === false) return undefined;
      const isFile = fieldOf(entity, name)?.file?.value !== undefined;
      // What other fields are chosen by is changed together with them.
      const isShared = limiting.has(name) || field.reference?.fields !== undefined;
      const isWaiting = row.waiting !== undefined && Object.hasOwn(row.waiting, name);
      return isFile || isShared || isWaiting ? 'form' : 'here';
    },
    problemOf: (field, changes) => {
      const text = changes[field.name] ?? null;
      const entry = { field, initial: texts[field.name] ?? null, text, explicitNull: false };
      return problemOf(entry, 'change', validate, changes);
    },
  };
}
