import { type StateContext, stateProblem, statesToChoose } from '@ninefold/rules/transitions';
import { type Entity, entityId, fieldOf } from '@ninefold/specification';
import { boundsHint } from '@ninefold/specification/bounds';
import type { RecordFormProps } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { withCustomInputs } from '../custom-inputs/index.ts';
import { formFields, valueProblem } from '../descriptors/index.ts';
import { type Screen, useScreen } from '../screen-context/index.ts';
import { checkProblem } from './check-problem.ts';

type Validate = Required<RecordFormProps>['validate'];
type Rules = Pick<Screen, 'loaded' | 'roles'>;

/**
 * Returns the fields of a record's form, with the rules, hints and inputs that the team declares, and
 * what checks them.
 *
 * @param row The saved record. Undefined for a new one.
 */
export function useFormFields(
  entity: Entity,
  row?: RecordRow,
): { readonly fields: readonly FieldDescriptor[]; readonly validate: Validate } {
  const { loaded, roles } = useScreen();
  return useMemo(() => {
    const rules = { loaded, roles };
    return {
      fields: formFieldsOf(rules, entity, row),
      validate: formCheckOf(rules, entity, row),
    };
  }, [loaded, entity, row, roles]);
}

/** Returns the fields of the form of a record that is known later. */
export function formFieldsOf(
  { loaded, roles }: Rules,
  entity: Entity,
  row?: RecordRow,
): readonly FieldDescriptor[] {
  const { specification, declaration } = loaded;
  const rules = declaration.rules?.[entityId(entity)] ?? [];
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
    const context = stateContext(roles, row, name);
    const states = statesToChoose(specification, entity, name, context);
    const canBeCleared =
      stateProblem(specification, entity, name, context, { [name]: null }) === undefined;
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

/** Returns what checks the fields of the form of a record that is known later. */
export function formCheckOf({ loaded, roles }: Rules, entity: Entity, row?: RecordRow): Validate {
  const { specification } = loaded;
  return (field, text, values) =>
    valueProblem(specification, entity, field, text) ??
    stateProblem(specification, entity, field.name, stateContext(roles, row, field.name), {
      ...row?.values,
      ...values,
    }) ??
    checkProblem(specification, entity, field.name, { row, texts: values });
}

function stateContext(
  roles: readonly string[],
  row: RecordRow | undefined,
  name: string,
): StateContext {
  const now = row?.values[name];
  if (row === undefined) return { roles, now: undefined };
  return { roles, now: typeof now === 'string' ? now : null };
}
