import type { Entity, Field } from '@ninefold/specification';
import type { SortKey } from '@ninefold/specification/grammar';
import { linkPlans } from './links.ts';
import { inexactKinds } from './next-page.ts';
import { planOrder } from './order.ts';
import type { RecordSource } from './source.ts';

/**
 * Returns the field at whose values a list can start: the first that it is ordered by. Undefined where that is
 * the label of another record, or a value that no address holds exactly.
 */
export function startField(
  source: RecordSource,
  entity: Entity,
  order: readonly SortKey[],
): Field | undefined {
  const [term] = planOrder(entity, order, linkPlans(source, entity));
  const field = term?.field;
  return field === undefined || inexactKinds.has(field.kind) ? undefined : field;
}
