import { statesToChoose } from '@ninefold/rules/transitions';
import { type Entity, entityId, fieldOf } from '@ninefold/specification';
import { boundsHint } from '@ninefold/specification/bounds';
import type { RecordFormProps } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { withCustomInputs } from '../custom-code/custom-inputs/index.ts';
import { computedFields, formFields, recordCheck } from '../descriptors/index.ts';
import { askedOf, type Screen, useScreen } from '../screen-context/index.ts';

type Validate = Required<RecordFormProps>['validate'];
type Rules = Pick<Screen, 'loaded' | 'acting'>;

/**
 * Returns the fields of a record's form, with the rules, hints and inputs that the team declares, and
 * what checks them.
 *
 * @param row The saved record. Undefined for a new one.
 */
export function useFormFields(
  entity: Entity,
  row?: RecordRow,
): {
  readonly fields: readonly FieldDescriptor[];
  readonly validate: Validate;
  readonly compute: Required<RecordFormProps>['compute'];
} {
  const { loaded, acting } = useScreen();
  return useMemo(() => {
    const rules = { loaded, acting };
    return {
      fields: formFieldsOf(rules, entity, row),
      validate: recordCheck(askedOf(rules), entity, row),
      compute: (values, unreadable) => computedFields(entity, row, values, unreadable),
    };
  }, [loaded, entity, row, acting]);
}

/** Returns the fields of the form of a record that is known later. */
export function formFieldsOf(
  { loaded, acting }: Rules,
  entity: Entity,
  row?: RecordRow,
): readonly FieldDescriptor[] {
  const { specification, declaration } = loaded;
  const { roles } = acting.person;
  const rules = declaration.rules?.[entityId(entity)] ?? [];
  /** The bounds of a CHECK ("3 to 120 characters"), and declared rules, which people keep. */
  const notesOf = ({ name, readOnly }: FieldDescriptor): readonly string[] => {
    const field = readOnly ? undefined : fieldOf(entity, name);
    const hint = field && boundsHint(specification, entity, field);
    const declared = rules.filter(({ fields }) => fields?.includes(name) === true);
    return [...(hint === undefined ? [] : [hint]), ...declared.map(({ statement }) => statement)];
  };
  const validate = recordCheck(askedOf({ loaded, acting }), entity, row);
  const mode = row === undefined ? 'create' : 'change';
  const all = formFields(specification, entity, { mode, roles, row }).map((field) => {
    const { name, options } = field;
    const now = row?.values[name];
    const states = statesToChoose(specification, entity, name, {
      roles,
      now: row === undefined ? undefined : typeof now === 'string' ? now : null,
    });
    const canBeCleared =
      states === undefined || validate(field, null, { [name]: null }) === undefined;
    return {
      ...field,
      notes: notesOf(field),
      nullable: canBeCleared && field.nullable,
      options:
        states === undefined
          ? options
          : options?.filter(({ value }) => states.some((state) => state.value === value)),
    };
  });
  return withCustomInputs(all, entity, declaration);
}
