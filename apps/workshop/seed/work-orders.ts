import { instantText, hour, type Instant } from './calendar.ts';
import { featuredOrders } from './featured.ts';
import type { Random } from './random.ts';
import type { Use } from './stock.ts';
import { arrayText, hundredthsText } from './text-form.ts';
import type { WorkedOrder } from './visits.ts';
import {
  cancellationReasons,
  checklistSteps,
  holdReasons,
  instructions,
  orderTags,
  symptoms,
} from './words/work.ts';

export function orderNumber(id: number): string {
  return `WO-${String(id).padStart(4, '0')}`;
}

/** Work under the manufacturer's warranty is not invoiced. */
export function isWarranty(order: WorkedOrder): boolean {
  return order.kind === 'repair' && order.id % 37 === 0;
}

const shownDescription =
  'Spindle loud above 4,000 rpm, vibration at 0.9 mm/s measured on the drive side. Customer asks for ' +
  'the worn bearing back. Dismount with the hydraulic puller, check preload before test run.';

function descriptionOf(random: Random, order: WorkedOrder): string | null {
  if (order.id === 4811) return shownDescription;
  if (order.kind !== 'repair') return random.chance(0.4) ? random.pick(instructions) : null;
  return `${random.pick(symptoms)} ${random.pick(instructions)}`;
}

/** In cents: roughly what it came to, or will. */
function estimateOf(random: Random, order: WorkedOrder, uses: readonly Use[]): number | null {
  const featured = featuredOrders.get(order.id);
  if (featured) return featured.estimate;
  if (random.chance(order.status === 'open' ? 0.45 : 0.12)) return null;
  const hours = order.labourHours > 0 ? order.labourHours : random.integer(100, 1400);
  const rate = order.technician?.rate ?? 9200;
  const parts = uses.reduce((sum, { part, quantity }) => sum + part.salesPrice * quantity, 0);
  const guess = ((hours * rate) / 100 + parts) * (0.85 + random.fraction() * 0.35);
  return Math.max(4500, Math.round(guess / 500) * 500);
}

export function workOrderRows(
  random: Random,
  orders: readonly WorkedOrder[],
  usesOf: ReadonlyMap<WorkedOrder, readonly Use[]>,
  now: Instant,
) {
  return orders.map((order) => {
    const uses = usesOf.get(order) ?? [];
    const parts = uses.reduce((sum, { part, quantity }) => sum + part.salesPrice * quantity, 0);
    const steps = random.sample(checklistSteps, random.pick([0, 0, 2, 3, 4]));
    const changed = order.completed ?? order.started ?? order.opened + hour;
    return {
      id: order.id,
      number: orderNumber(order.id),
      title: order.title,
      status: order.status,
      priority: order.priority,
      kind: order.kind,
      customer_id: order.site.customer.id,
      site_id: order.site.id,
      equipment_id: order.equipment?.id ?? null,
      technician_id: order.technician?.id ?? null,
      reported_by: order.reportedBy?.id ?? null,
      opened_at: instantText(order.opened),
      due_at: instantText(order.due),
      started_at: order.started === null ? null : instantText(order.started),
      completed_at: order.completed === null ? null : instantText(order.completed),
      estimate: textOrNull(estimateOf(random, order, uses)),
      warranty_claim: isWarranty(order) ? `CL-${String(20_000 + order.id)}` : null,
      description: descriptionOf(random, order),
      hold_reason: order.status === 'on_hold' ? random.pick(holdReasons) : null,
      cancellation_reason: order.status === 'cancelled' ? random.pick(cancellationReasons) : null,
      tags: arrayText(random.sample(orderTags, random.pick([0, 0, 0, 1, 2]))),
      checklist: JSON.stringify(
        checklistSteps
          .filter((step) => steps.includes(step))
          .map((step) => ({ step, done: order.status === 'completed' })),
      ),
      labour_hours: hundredthsText(order.labourHours),
      parts_total: hundredthsText(parts),
      updated_at: instantText(Math.min(changed, now)),
    };
  });
}

function textOrNull(cents: number | null): string | null {
  return cents === null ? null : hundredthsText(cents);
}
