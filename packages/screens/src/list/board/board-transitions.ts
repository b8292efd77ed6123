import { type Asked, permissionOn } from '@ninefold/rules/permissions';
import { type Entity, fieldOf, inSentence } from '@ninefold/specification';
import type { BoardProps } from '@ninefold/ui/patterns/board';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import {
  fieldTransitions,
  hasTransitions,
  recordCheck,
  refusalOf,
} from '../../descriptors/index.ts';
import { listBoardMessages } from './messages.ts';

export type BoardTransitions = Pick<BoardProps, 'transitionsOf' | 'rejectionOf' | 'validateOf'>;

/**
 * Returns how cards may move between the columns of a board: along the declared transitions of the field,
 * or to every other value where none are declared.
 */
export function boardTransitions(
  asked: Asked,
  entity: Entity,
  field: FieldDescriptor,
): BoardTransitions {
  const isDeclared = hasTransitions(asked.specification, entity, field.name);
  const permissionWith = permissionOn(
    asked,
    isDeclared ? 'transition' : 'update',
    entity,
    fieldOf(entity, field.name),
  );
  const found = (row: RecordRow) => {
    if (isDeclared) {
      return (
        fieldTransitions(asked, entity, row).find((transitions) => transitions.field === field.name)
          ?.moves ?? []
      );
    }
    return permissionWith(row).answer === 'no'
      ? []
      : (field.options ?? [])
          .filter(({ value }) => value !== row.values[field.name])
          .map((to) => ({
            id: to.value,
            label: to.label,
            to,
            final: false,
            requiredFields: [],
            unmetRequirement: refusalOf(asked, entity, row, { [field.name]: to.value }),
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
    validateOf: (row, { to }) => recordCheck(asked, entity, row, { [field.name]: to.value }),
    rejectionOf: (row, { state }) => {
      const permission = permissionWith(row);
      if (permission.answer === 'no') return permission.reason;
      if (state === null) {
        return listBoardMessages.withoutValue({ field: inSentence(field.label) });
      }
      return (
        refusalOf(asked, entity, row, { [field.name]: state.value }) ??
        listBoardMessages.noTransition({ title: row.title, state: state.label })
      );
    },
  };
}
