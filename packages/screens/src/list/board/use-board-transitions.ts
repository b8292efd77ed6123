import { permissionOn } from '@ninefold/rules/permissions';
import { type Entity, fieldOf, inSentence } from '@ninefold/specification';
import { stateProblem } from '@ninefold/rules/transitions';
import type { BoardProps } from '@ninefold/ui/patterns/board';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { fieldTransitions, hasTransitions } from '../../descriptors/index.ts';
import { askedOf, useScreen } from '../../screen-context/index.ts';
import { listBoardMessages } from './messages.ts';

/**
 * Returns how cards may move between the columns of a board: along the declared transitions of the field,
 * or to every other value where none are declared.
 */
export function useBoardTransitions(
  entity: Entity,
  field: FieldDescriptor,
): Pick<BoardProps, 'transitionsOf' | 'rejectionOf'> {
  const { loaded, roles } = useScreen();
  return useMemo(() => {
    const { specification } = loaded;
    const isDeclared = hasTransitions(specification, entity, field.name);
    const asked = askedOf({ loaded, roles });
    const permissionWith = permissionOn(
      asked,
      isDeclared ? 'transition' : 'update',
      entity,
      fieldOf(entity, field.name),
    );
    const transitionsOf = (row: RecordRow) => {
      if (isDeclared) {
        return (
          fieldTransitions(asked, entity, row).find(
            (transitions) => transitions.field === field.name,
          )?.moves ?? []
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
            }));
    };
    return {
      transitionsOf,
      rejectionOf: (row, { state }) => {
        const permission = permissionWith(row);
        if (permission.answer === 'no') return permission.reason;
        if (state === null) {
          return listBoardMessages.withoutValue({ field: inSentence(field.label) });
        }
        const now = row.values[field.name];
        const context = { now: typeof now === 'string' ? now : null, roles };
        const values = { ...row.values, [field.name]: state.value };
        return (
          stateProblem(specification, entity, field.name, context, values) ??
          listBoardMessages.noTransition({ title: row.title, state: state.label })
        );
      },
    };
  }, [loaded, roles, entity, field]);
}
