/** The audit trail of the last weeks' orders, as the triggers would have written it. */
import { workshopAccounts } from '../accounts.ts';
import type { Attachment } from './attachments.ts';
import { hour, instantText, minute, type Instant } from './calendar.ts';
import type { Random } from './random.ts';
import type { Use } from './stock.ts';
import { arrayText } from './text-form.ts';
import type { Technician } from './technicians.ts';
import type { Visit, WorkedOrder } from './visits.ts';
import { orderNumber } from './work-orders.ts';

interface Actor {
  readonly id: string | null;
  readonly name: string;
}

interface Entry {
  readonly at: Instant;
  readonly actor: Actor;
  readonly action: 'insert' | 'update';
  readonly relation: 'work_order' | 'visit' | 'attachment';
  readonly recordId: string;
  readonly order: WorkedOrder;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

const dispatcherAccount = workshopAccounts.find(({ role }) => role === 'dispatcher');
const dispatchers: readonly Actor[] = [
  { id: dispatcherAccount?.id ?? null, name: dispatcherAccount?.fullName ?? '' },
  { id: null, name: 'Piet Albers' },
];

function actorOf(technician: Technician): Actor {
  return { id: technician.userId, name: technician.fullName };
}

/** As `to_jsonb` writes a tstzrange. */
function rangeValue({ starts, ends }: Visit): string {
  const [from, to] = [starts, ends].map((at) =>
    instantText(at).replace('T', ' ').replace('+00:00', '+00'),
  );
  return `["${from}","${to}")`;
}

function orderAsOpened(order: WorkedOrder, due: Instant) {
  return {
    id: order.id,
    number: orderNumber(order.id),
    title: order.title,
    status: 'open',
    priority: order.priority,
    kind: order.kind,
    customer_id: order.site.customer.id,
    site_id: order.site.id,
    equipment_id: order.equipment?.id ?? null,
    technician_id: null,
    reported_by: order.reportedBy?.id ?? null,
    opened_at: instantText(order.opened),
    due_at: instantText(due),
  };
}

function entriesOf(
  random: Random,
  order: WorkedOrder,
  visitIds: ReadonlyMap<Visit, number>,
  uses: readonly Use[],
  attachments: readonly Attachment[],
): Entry[] {
  const entries: Entry[] = [];
  const dispatcher = order.id === 4811 ? (dispatchers[0] as Actor) : random.pick(dispatchers);
  const contact = order.reportedBy;
  const record = (
    at: Instant,
    actor: Actor,
    before: Entry['before'],
    after: Entry['after'],
    relation: Entry['relation'] = 'work_order',
    recordId = String(order.id),
  ) => {
    const action = before === null ? 'insert' : 'update';
    entries.push({ at, actor, action, relation, recordId, order, before, after });
  };

  const moved = order.id === 4811 || random.chance(0.2);
  const firstDue = moved ? order.due + 24 * hour : order.due;
  const opener =
    contact && random.chance(0.3)
      ? { id: contact.userId, name: `${contact.firstName} ${contact.lastName}` }
      : dispatcher;
  record(order.opened, opener, null, orderAsOpened(order, firstDue));
  const firstVisit = order.visits[0];
  const planned = firstVisit
    ? Math.max(
        order.opened + 20 * minute,
        Math.min(order.opened + 20 * hour, firstVisit.starts - hour),
      )
    : order.opened + 3 * hour;
  if (order.technician && firstVisit) {
    record(
      planned,
      dispatcher,
      { status: 'open', technician_id: null },
      { status: 'planned', technician_id: order.technician.id },
    );
  }
  if (moved) {
    record(
      planned + 12 * minute,
      dispatcher,
      { due_at: instantText(firstDue) },
      { due_at: instantText(order.due) },
    );
  }
  if (order.started !== null && firstVisit) {
    const actor = actorOf(firstVisit.technician);
    record(
      order.started + 4 * minute,
      actor,
      { status: 'planned', started_at: null },
      {
        status: 'in_progress',
        started_at: instantText(order.started),
      },
    );
  }
  let booked = 0;
  for (const visit of order.visits) {
    const id = String(visitIds.get(visit));
    const values = {
      id: visitIds.get(visit),
      work_order_id: order.id,
      technician_id: visit.technician.id,
      planned_during: rangeValue(visit),
      task: visit.task,
      status: 'planned',
    };
    record(
      Math.min(planned + 5 * minute, visit.starts - minute),
      dispatcher,
      null,
      values,
      'visit',
      id,
    );
    if (visit.status === 'done') {
      const hours = (visit.hours ?? 0) / 100;
      const actor = actorOf(visit.technician);
      record(
        visit.ends,
        actor,
        { hours: null, status: 'planned' },
        { hours, status: 'done' },
        'visit',
        id,
      );
      record(visit.ends, actor, { labour_hours: booked }, { labour_hours: booked + hours });
      booked += hours;
    }
  }
  let total = 0;
  for (const use of uses) {
    const cents = use.part.salesPrice * use.quantity;
    const before = { parts_total: total / 100 };
    record(use.at + minute, actorOf(use.technician), before, {
      parts_total: (total + cents) / 100,
    });
    total += cents;
  }
  for (const attachment of attachments) {
    const actor = { id: attachment.uploaderId, name: attachment.uploaderName };
    const values = { id: attachment.id, work_order_id: order.id, file_name: attachment.fileName };
    record(attachment.at, actor, null, values, 'attachment', attachment.id);
  }
  if (order.completed !== null && order.technician) {
    record(
      order.completed,
      actorOf(order.technician),
      { status: 'in_progress', completed_at: null },
      {
        status: 'completed',
        completed_at: instantText(order.completed),
      },
    );
  }
  return entries;
}

export function auditEntryRows(
  random: Random,
  orders: readonly WorkedOrder[],
  visitIds: ReadonlyMap<Visit, number>,
  usesOf: ReadonlyMap<WorkedOrder, readonly Use[]>,
  attachments: readonly Attachment[],
  now: Instant,
) {
  const attachmentsOf = Map.groupBy(attachments, ({ order }) => order);
  return orders
    .filter(({ opened }) => opened > now - 60 * 24 * hour)
    .flatMap((order) =>
      entriesOf(random, order, visitIds, usesOf.get(order) ?? [], attachmentsOf.get(order) ?? []),
    )
    .filter(({ at }) => at < now)
    .sort((a, b) => a.at - b.at || a.order.id - b.order.id)
    .map((entry, index) => ({
      id: index + 1,
      occurred_at: instantText(entry.at),
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      action: entry.action,
      relation: entry.relation,
      record_id: entry.recordId,
      work_order_id: entry.order.id,
      changed: arrayText(entry.before === null ? [] : Object.keys(entry.after).sort()),
      before: entry.before === null ? null : JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
    }));
}
