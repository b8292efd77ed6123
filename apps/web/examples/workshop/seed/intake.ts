/** Orders as they come in: when, from whom, about what, how urgent, and how far they have come. */
import {
  addWorkdays,
  berlinDay,
  berlinInstant,
  workdayFrom,
  workdayUntil,
  type Day,
  type Instant,
} from './calendar.ts';
import type { Contact, Customer, Site } from './customers.ts';
import type { Equipment } from './equipment.ts';
import { featuredOrders } from './featured.ts';
import type { Random } from './random.ts';
import { calibrations, inspections, installations, maintenance, repairs } from './words/work.ts';

export type OrderStatus =
  | 'open'
  | 'planned'
  | 'in_progress'
  | 'on_hold'
  | 'completed'
  | 'cancelled';

export type OrderKind = 'repair' | 'inspection' | 'maintenance' | 'calibration' | 'installation';

export interface IncomingOrder {
  readonly id: number;
  readonly title: string;
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly priority: 1 | 2 | 3 | 4;
  readonly site: Site;
  readonly equipment: Equipment | null;
  readonly reportedBy: Contact | null;
  readonly opened: Instant;
  readonly due: Instant;
}

/** How many orders are in each state; all others are completed, a few cancelled. */
export interface OrderCounts {
  readonly total: number;
  readonly open: number;
  readonly planned: number;
  readonly in_progress: number;
  readonly on_hold: number;
}

/**
 * Moments in working hours over the last three years, oldest first: 3.2 a day in the beginning,
 * half as many again in the end, one after the other.
 */
function openingMoments(random: Random, count: number, now: Instant): Instant[] {
  const today = berlinDay(now);
  const rateNow = 4.9;
  const rateThen = 3.2;
  const days = (2 * count) / (rateNow + rateThen);
  const moments: Instant[] = [];
  for (let index = 0; index < count; index += 1) {
    // Orders still to come up to now, turned into days by the rate's mean over them.
    const left = count - index - random.fraction();
    const slope = (rateNow - rateThen) / days;
    const age = (rateNow - Math.sqrt(Math.max(0, rateNow ** 2 - 2 * slope * left))) / slope;
    const day = workdayUntil(today - Math.ceil(age));
    moments.push(berlinInstant(day, random.integer(425, 1015)));
  }
  return moments.filter((moment) => moment < now).sort((a, b) => a - b);
}

/** States of all orders, by their place in time: the younger, the likelier still unfinished. */
function statuses(
  random: Random,
  moments: readonly Instant[],
  counts: OrderCounts,
  now: Instant,
): OrderStatus[] {
  const typicalAge = 98 * 24 * 3_600_000;
  const byStaying = moments
    .map((moment, index) => ({
      index,
      stays: -Math.log(1 - random.fraction()) - (now - moment) / typicalAge,
    }))
    .filter(({ index }) => !featuredOrders.has(index + 1))
    .sort((a, b) => b.stays - a.stays || a.index - b.index);

  const result = moments.map((): OrderStatus => (random.chance(0.055) ? 'cancelled' : 'completed'));
  for (const [number, { status }] of featuredOrders) result[number - 1] = status;
  const left = { ...counts };
  for (const { status } of featuredOrders.values()) {
    if (status !== 'completed' && status !== 'cancelled') left[status] -= 1;
  }
  const pool: OrderStatus[] = (['open', 'planned', 'in_progress', 'on_hold'] as const).flatMap(
    (status) => Array.from({ length: left[status] }, () => status),
  );
  const unfinished = byStaying.slice(0, pool.length);
  for (const { index } of unfinished) {
    const [status = 'open'] = pool.splice(random.integer(0, pool.length - 1), 1);
    result[index] = status;
  }
  return result;
}

function subject(random: Random, equipment: Equipment | null): { kind: OrderKind; title: string } {
  const kind = random.pickWeighted<OrderKind>([
    ['repair', equipment ? 58 : 0],
    ['inspection', 20],
    ['maintenance', 14],
    ['calibration', 5],
    ['installation', 3],
  ]);
  const titles: Record<OrderKind, readonly string[]> = {
    repair: equipment ? repairs[equipment.category] : [],
    inspection: inspections,
    maintenance,
    calibration: calibrations,
    installation: installations,
  };
  return { kind, title: random.pick(titles[kind]) };
}

function kindOfTitle(title: string): OrderKind {
  const lists: readonly (readonly [OrderKind, readonly string[]])[] = [
    ['inspection', inspections],
    ['maintenance', maintenance],
    ['calibration', calibrations],
    ['installation', installations],
  ];
  return lists.find(([, titles]) => titles.includes(title))?.[0] ?? 'repair';
}

function halfHour(random: Random): number {
  return random.integer(17, 34) * 30;
}

function dueOf(
  random: Random,
  opened: Instant,
  priority: number,
  isFinished: boolean,
  now: Instant,
): Instant {
  const openedDay = berlinDay(opened);
  const days = { 1: [1, 2], 2: [2, 6], 3: [5, 20], 4: [15, 45] }[priority] ?? [5, 20];
  const [least = 5, most = 20] = days;
  const asPromised = berlinInstant(
    workdayFrom(openedDay + random.integer(least, most)),
    halfHour(random),
  );
  if (isFinished) return asPromised;
  // What is not finished was moved or is late: most of it falls in these two weeks.
  const today = berlinDay(now);
  const day = random.pickWeighted([
    [addWorkdays(today, -random.integer(1, 7)), 12],
    [workdayFrom(today + random.integer(0, 6)), 50],
    [addWorkdays(today, random.integer(6, 30)), 38],
  ]);
  const moved = berlinInstant(day, halfHour(random));
  return day > openedDay ? moved : Math.max(asPromised, berlinInstant(openedDay + 1, 720));
}

export function takeIn(
  random: Random,
  counts: OrderCounts,
  customers: readonly Customer[],
  sites: readonly Site[],
  contacts: readonly Contact[],
  equipment: readonly Equipment[],
  now: Instant,
): IncomingOrder[] {
  const sitesOf = Map.groupBy(sites, (site) => site.customer);
  const contactsOf = Map.groupBy(contacts, (contact) => contact.customer);
  const machinesAt = Map.groupBy(equipment, (machine) => machine.site);
  const byName = new Map(customers.map((customer) => [customer.name, customer]));
  // Some customers ask far more often than others.
  const asking = customers.flatMap((customer, index) =>
    Array.from({ length: 1 + Math.floor(36 / (1 + index / 12)) }, () => customer),
  );
  const moments = openingMoments(random, counts.total, now);
  const states = statuses(random, moments, counts, now);
  const today: Day = berlinDay(now);

  return moments.map((opened, index) => {
    const special = featuredOrders.get(index + 1);
    const customer = (special ? byName.get(special.customer) : undefined) ?? random.pick(asking);
    const site =
      special?.number === 4811 ? (sites[0] as Site) : random.pick(sitesOf.get(customer) ?? sites);
    const machines = machinesAt.get(site) ?? [];
    const machine = machines.length > 0 && random.chance(0.93) ? random.pick(machines) : null;
    const about = subject(random, machine);
    const fitting = special
      ? machines.filter((one) => repairs[one.category].includes(special.title))
      : [];
    const priority =
      special?.priority ??
      random.pickWeighted([
        [1, about.kind === 'repair' ? 8 : 0],
        [2, about.kind === 'repair' ? 28 : 4],
        [3, 52],
        [4, 18],
      ] as const);
    const status = states[index] ?? 'completed';
    const isFinished = status === 'completed' || status === 'cancelled';
    return {
      id: index + 1,
      title: special?.title ?? about.title,
      kind: special ? kindOfTitle(special.title) : about.kind,
      status,
      priority,
      site,
      equipment:
        special?.number === 4811
          ? (equipment[0] ?? null)
          : special
            ? (fitting[0] ?? null)
            : machine,
      reportedBy: random.chance(0.7) ? random.pick(contactsOf.get(customer) ?? contacts) : null,
      opened,
      due: special
        ? berlinInstant(today + special.due[0], special.due[1])
        : dueOf(random, opened, priority, isFinished, now),
    };
  });
}
