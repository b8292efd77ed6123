import { notShown } from '../../specification/fact.ts';
import { entityId } from '../../specification/paths.ts';
import type { Entity, StateField } from '../../specification/specification.ts';
import { stateLabel } from '../labels/labels.ts';
import { columnObject, derived, fromDatabase } from '../sources.ts';

/**
 * Point 4: the fields that hold one of a closed list. The database says which
 * values there are and in which order, and no more: whether they are states
 * that a record moves through or mere categories, where it begins and which
 * way it goes is not shown. A view repeats the fields of its tables and adds
 * none.
 */
export function stateFieldsOf(entity: Entity): readonly StateField[] {
  if (entity.kind === 'view' || entity.kind === 'materialized view') return [];
  return entity.fields
    .filter((field) => field.kind === 'enum' && field.values !== undefined)
    .map((field) => {
      const object = columnObject(entity, field.name);
      return {
        entity: entityId(entity),
        field: field.name,
        states: (field.values ?? []).map((value) => ({
          value,
          label: derived(stateLabel(value), `value '${value}' of ${object}`),
          tone: notShown,
          final: notShown,
        })),
        initial: notShown,
        transitions: notShown,
        source: fromDatabase(object),
      };
    });
}
