import { type StateContext, stateProblem, statesToChoose } from '@ninefold/rules/transitions';
import { type Entity, entityId, fieldOf } from '@ninefold/specification';
import { boundsHint } from '@ninefold/specification/bounds';
import type { RecordFormProps } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { withCustomInputs } from '../custom-inputs/index.ts';
import { formFields, valueProblem } from '../descriptors/index.ts';
import { type Screen, useScreen } from '../screen-context/index.ts';

export type FormFields = Required<Pick<RecordFormProps, 'fields' | 'validate'>>;

/**
 * Returns the fields of a record's form, with the rules, hints and inputs that the team declares, and
 * what checks them.
 *
 * @param row The saved record. Undefined for a new one.
 */
export function useFormFields(entity: Entity, row?: RecordRow): FormFields {
  const { loaded, roles } = useScreen();
  return useMemo(() => formFieldsOf({ loaded, roles }, entity, row), [loaded, entity, row, roles]);
}

/** The same for a record that is known later. */
export function formFieldsOf(
  { loaded, roles }: Pick<Screen, 'loaded' | 'roles'>,
  entity: Entity,
  row?: RecordRow,
): FormFields {
  const { specification, declaration } = loaded;
  const rules = declaration.rules?.[entityId(entity)] ?? [];
  const stateContext = (name: string): StateContext => {
    const now = row?.values[name];
    if (row === undefined) return { roles, now: undefined };
    return { roles, now: typeof now === 'string' ? now : null };
  };
  /** The bounds of a CHECK ("3 to 120 characters"), and declared rules, which people keep. */
  const notesOf = ({ name, readOnly }: FieldDescriptor): readonly string[] => {
    const field = readOnly ? undefined : fieldOf(entity, name);
    const hint = field && boundsHint(specification, entity, field);
    const declared = rules.filter(({ fields }) => fields?.includes(name) === true);
    return [...(hint === undefined ? [] : [hint]), ...declared.map(({ statement }) => statement)];
  };
  const mode = row === undefined ? 'create' : 'change';
  const all = formFields(specification, entity, { mode, roles, row }).map((field) => {
    const { name, options } = field;
    const states = statesToChoose(specification, entity, name, stateContext(name));
    return {
      ...field,
      notes: notesOf(field),
      options:
        states === undefined
          ? options
          : options?.filter(({ value }) => states.some((state) => state.value === value)),
    };
  });
  return {
    fields: withCustomInputs(all, entity, declaration),
    validate: (field, text, values) =>
      valueProblem(specification, entity, field, text) ??
      stateProblem(specification, entity, field.name, stateContext(field.name), {
        ...row?.values,
        ...values,
      }),
  };
}
