import type { RecordFormProps } from '@ninefold/ui/patterns/record-form';
import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { withCustomInputs } from '../custom-inputs/index.ts';
import { formFields, valueProblem } from '../descriptors/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { withBoundHints } from './bound-hints.ts';
import { withDeclaredRules } from './declared-rules.ts';
import { stateChoiceProblem, withAllowedStates } from './state-choice.ts';

export interface FormFields {
  readonly fields: readonly FieldDescriptor[];
  readonly validate: NonNullable<RecordFormProps['validate']>;
}

/**
 * Returns the fields of a record's form, with the rules, hints and inputs that the team declares, and
 * what checks them.
 *
 * @param row The saved record. Undefined for a new one.
 */
export function useFormFields(entity: Entity, row?: RecordRow): FormFields {
  const { loaded, roles } = useScreen();
  return useMemo(() => {
    const { specification, declaration } = loaded;
    const choice = { specification, entity, row, roles };
    const mode = row === undefined ? 'create' : 'change';
    const all = formFields(specification, entity, { mode, roles, row });
    const hinted = withAllowedStates(withBoundHints(all, choice), choice);
    return {
      fields: withCustomInputs(withDeclaredRules(hinted, entity, declaration), entity, declaration),
      validate: (field, text, values) =>
        valueProblem(specification, entity, field, text) ??
        stateChoiceProblem(choice, field, values),
    };
  }, [loaded, entity, row, roles]);
}
