import { type Entity, inSentence } from '@ninefold/specification';
import type { BoardProps } from '@ninefold/ui/patterns/board';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { fieldTransitions, hasTransitions } from '../../descriptors/index.ts';
import { recordCheck, refusalOf } from '../../record-check/index.ts';
import type { Screen } from '../../screen-context/index.ts';
import { listBoardMessages } from './messages.ts';

export type BoardTransitions = Pick<BoardProps, 'transitionsOf' | 'rejectionOf' | 'validateOf'>;

/**
 * Returns how cards may move between the columns of a board: along the declared transitions of the field,
 * or to every other value where none are declared.
 *
 * @param denied Why this person can edit no record.
 */
export function boardTransitions(
  rules: Pick<Screen, 'loaded' | 'roles'>,
  entity: Entity,
  field: FieldDescriptor,
  denied: string | undefined,
): BoardTransitions {
  const { specification } = rules.loaded;
  const isDeclared = hasTransitions(specification, entity, field.name);
  const found = (row: RecordRow) => {
    if (isDeclared) {
      const isClosed = denied !== undefined;
      return (
        fieldTransitions(specification, entity, row, rules.roles, isClosed).find(
          (transitions) => transitions.field === field.name,
        )?.moves ?? []
      );
    }
    return denied !== undefined || field.readOnly
      ? []
      : (field.options ?? [])
          .filter(({ value }) => value !== row.values[field.name])
          .map((to) => ({
            id: to.value,
            label: to.label,
            to,
            final: false,
            requiredFields: [],
            unmetRequirement: refusalOf(rules, entity, row, { [field.name]: to.value }),
          }));
  };
  // Cards are drawn more often than they change.
  const known = new WeakMap<RecordRow, ReturnType<typeof found>>();
  const transitionsOf = (row: RecordRow) => {
    const transitions = known.get(row) ?? found(row);
    known.set(row, transitions);
    return transitions;
  };
  return {
    transitionsOf,
    validateOf: (row, { to }) => recordCheck(rules, entity, row, { [field.name]: to.value }),
    rejectionOf: (row, { state }) => {
      if (denied !== undefined) return denied;
      const name = inSentence(field.label);
      if (field.readOnly) return listBoardMessages.noPermission({ field: name });
      if (state === null) return listBoardMessages.withoutValue({ field: name });
      return (
        refusalOf(rules, entity, row, { [field.name]: state.value }) ??
        listBoardMessages.noTransition({ title: row.title, state: state.label })
      );
    },
  };
}
