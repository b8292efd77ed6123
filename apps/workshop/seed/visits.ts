/** The visits, and the status that they give each order. */
import { berlinDay, berlinInstant, hour, instantText, minute, type Instant } from './calendar.ts';
import { createDiary, type Diary } from './diary.ts';
import { featuredSlots, windows } from './visit-days.ts';
import { featuredOrders } from './featured.ts';
import type { OrderStatus } from './order-status.ts';
import type { IncomingOrder } from './intake.ts';
import type { Random } from './random.ts';
import type { Technician } from './technicians.ts';
import { hundredthsText, instantRangeText } from './text-form.ts';
import { firstTasks, lastTasks, middleTasks, reports, singleTasks } from './words/work.ts';

export interface Visit {
  readonly order: IncomingOrder;
  readonly technician: Technician;
  readonly starts: Instant;
  readonly ends: Instant;
  readonly task: string;
  readonly status: 'planned' | 'under_way' | 'done' | 'cancelled';
  /** In hundredths of an hour; null until it is done. */
  readonly hours: number | null;
  readonly travelKm: number | null;
}

/** An order, with the status that follows from its visits. */
export interface WorkedOrder extends IncomingOrder {
  readonly status: OrderStatus;
  readonly technician: Technician | null;
  readonly started: Instant | null;
  readonly completed: Instant | null;
  /** In hundredths. */
  readonly labourHours: number;
  readonly visits: readonly Visit[];
}

const durations = [
  [45, 4],
  [60, 10],
  [90, 16],
  [120, 20],
  [180, 18],
  [240, 18],
  [300, 6],
  [360, 5],
  [450, 3],
] as const;

function technicianFor(
  random: Random,
  order: IncomingOrder,
  technicians: readonly Technician[],
): Technician {
  const name = featuredOrders.get(order.id)?.technician;
  const named = technicians.find(({ fullName }) => fullName === name);
  if (named) return named;
  const day = berlinDay(order.opened);
  const employed = technicians.filter(({ employedFrom }) => employedFrom <= day);
  const category = order.equipment?.category;
  const trained = employed.filter(({ categories }) => !category || categories.has(category));
  const near = (technician: Technician) => technician.region === order.site.customer.region;
  return random.pickWeighted(
    (trained.length > 0 ? trained : employed).map(
      (technician) => [technician, near(technician) ? 8 : 1] as const,
    ),
  );
}

function taskOf(random: Random, index: number, count: number): string {
  if (count === 1) return random.pick(singleTasks);
  if (index === 0) return random.pick(firstTasks);
  return random.pick(index === count - 1 ? lastTasks : middleTasks);
}

function visitsOf(
  random: Random,
  diary: Diary,
  order: IncomingOrder,
  lead: Technician,
  technicians: readonly Technician[],
  now: Instant,
): Visit[] {
  const today = berlinDay(now);
  const shown = order.id === 4811;
  const tasks = [
    'First inspection',
    'Diagnosis, vibration measurement',
    'Dismount spindle, exchange bearing',
  ];
  const jonas = technicians.find(({ fullName }) => fullName === 'Jonas Weber') ?? lead;
  const planned = shown
    ? featuredSlots(today).map((slot, index) => {
        const technician = index === 0 ? jonas : lead;
        diary.take(technician, slot);
        return { technician, slot, task: tasks[index] ?? '' };
      })
    : windows(random, order, today).flatMap((window, index, all) => {
        const technician = random.chance(0.12) ? technicianFor(random, order, technicians) : lead;
        const slot = diary.find(technician, window, random.pickWeighted(durations));
        return slot ? [{ technician, slot, task: taskOf(random, index, all.length) }] : [];
      });

  return planned
    .map(({ technician, slot, task }): Visit => {
      const starts = berlinInstant(slot.day, slot.start);
      const ends = berlinInstant(slot.day, slot.end);
      const length = slot.end - slot.start;
      const status =
        order.status === 'cancelled'
          ? 'cancelled'
          : ends <= now
            ? 'done'
            : starts <= now
              ? 'under_way'
              : 'planned';
      const spread = shown
        ? 0
        : random.pickWeighted([
            [0, 6],
            [15, 2],
            [-15, 2],
            [30, 1],
          ] as const);
      const near = technician.region === order.site.customer.region;
      return {
        order,
        technician,
        starts,
        ends,
        task,
        status,
        hours: status === 'done' ? Math.round(((length + spread) * 100) / 60) : null,
        travelKm: status === 'done' ? random.integer(near ? 6 : 140, near ? 130 : 420) : null,
      };
    })
    .sort((a, b) => a.starts - b.starts);
}

function withVisits(
  random: Random,
  order: IncomingOrder,
  lead: Technician,
  visits: readonly Visit[],
): WorkedOrder {
  const done = visits.filter(({ status }) => status === 'done');
  const begun = visits.find(({ status }) => status === 'done' || status === 'under_way');
  const last = done.at(-1);
  // An order whose visits found no time is not finished, even if it was meant to be.
  const status =
    order.status === 'completed' && !last
      ? 'open'
      : order.status === 'in_progress' && !begun
        ? 'planned'
        : order.status;
  const isFinished = status === 'completed';
  return {
    ...order,
    status,
    technician: status === 'open' || (status === 'cancelled' && visits.length === 0) ? null : lead,
    started: begun?.starts ?? null,
    completed: isFinished && last ? last.ends + random.integer(5, 45) * minute : null,
    labourHours: done.reduce((sum, visit) => sum + (visit.hours ?? 0), 0),
    visits: status === 'open' ? [] : visits,
  };
}

export function planVisits(
  random: Random,
  orders: readonly IncomingOrder[],
  technicians: readonly Technician[],
  now: Instant,
): WorkedOrder[] {
  const diary = createDiary(random);
  const lead = new Map(orders.map((order) => [order, technicianFor(random, order, technicians)]));
  // The orders of the pictures take their times first.
  const turns = [...orders].sort((a, b) => turnOf(a) - turnOf(b) || a.id - b.id);
  const visits = new Map(
    turns.map((order) => {
      const technician = lead.get(order) as Technician;
      return [order, visitsOf(random, diary, order, technician, technicians, now)];
    }),
  );
  return orders.map((order) =>
    withVisits(random, order, lead.get(order) as Technician, visits.get(order) ?? []),
  );
}

function turnOf(order: IncomingOrder): number {
  if (order.id === 4811) return 0;
  return featuredOrders.has(order.id) ? 1 : 2;
}

/** All visits in the order of their ids, which begin with 1. */
export function visitsInTurn(orders: readonly WorkedOrder[]): Visit[] {
  return orders
    .flatMap(({ visits }) => visits)
    .sort((a, b) => a.starts - b.starts || a.technician.id - b.technician.id);
}

export function visitRows(random: Random, visits: readonly Visit[], now: Instant) {
  return visits.map((visit, index) => {
    const created = Math.min(
      Math.max(visit.order.opened + hour, visit.starts - random.integer(1, 6) * 24 * hour),
      now,
    );
    return {
      id: index + 1,
      work_order_id: visit.order.id,
      technician_id: visit.technician.id,
      planned_during: instantRangeText(visit.starts, visit.ends),
      task: visit.task,
      status: visit.status,
      hours: visit.hours === null ? null : hundredthsText(visit.hours),
      travel_km: visit.travelKm,
      report: visit.status === 'done' && random.chance(0.6) ? random.pick(reports) : null,
      created_at: instantText(created),
      updated_at: instantText(visit.status === 'done' ? visit.ends : created),
    };
  });
}
