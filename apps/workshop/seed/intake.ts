/** Orders as they come in: when, from whom, about what, how urgent, and how far they have come. */
import { berlinDay, berlinInstant, workdayUntil, type Day, type Instant } from './calendar.ts';
import {
  courses,
  type Arrival,
  type Course,
  type OrderCounts,
  type OrderKind,
  type Priority,
} from './courses.ts';
import { dueOf } from './due.ts';
import type { Contact } from './contacts.ts';
import type { Customer } from './customers.ts';
import type { Site } from './sites.ts';
import type { Equipment } from './equipment.ts';
import { featuredOrders } from './featured.ts';
import type { OrderStatus } from './order-status.ts';
import type { Random } from './random.ts';
import {
  calibrations,
  facilityRepairs,
  inspections,
  installations,
  maintenance,
  repairs,
} from './words/work.ts';

export interface IncomingOrder {
  readonly id: number;
  readonly title: string;
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly priority: Priority;
  readonly site: Site;
  readonly equipment: Equipment | null;
  readonly reportedBy: Contact | null;
  readonly opened: Instant;
  readonly due: Instant;
  /** The day by which a finished order was done. */
  readonly doneBy: Day;
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

function arrival(random: Random, opened: Instant, number: number): Arrival {
  const featured = featuredOrders.get(number);
  const kind = featured
    ? kindOfTitle(featured.title)
    : random.pickWeighted<OrderKind>([
        ['repair', 58],
        ['inspection', 20],
        ['maintenance', 14],
        ['calibration', 5],
        ['installation', 3],
      ]);
  const priority =
    featured?.priority ??
    random.pickWeighted<Priority>([
      [1, kind === 'repair' ? 8 : 0],
      [2, kind === 'repair' ? 28 : 4],
      [3, 52],
      [4, 18],
    ]);
  return { opened, kind, priority };
}

function titleOf(random: Random, kind: OrderKind, equipment: Equipment | null): string {
  const titles: Record<OrderKind, readonly string[]> = {
    repair: equipment ? repairs[equipment.category] : facilityRepairs,
    inspection: inspections,
    maintenance,
    calibration: calibrations,
    installation: installations,
  };
  return random.pick(titles[kind]);
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
  const today: Day = berlinDay(now);
  const arrivals = openingMoments(random, counts.total, now).map((opened, index) =>
    arrival(random, opened, index + 1),
  );
  const allCourses = courses(random, arrivals, counts, now);

  return arrivals.map(({ opened, kind, priority }, index) => {
    const special = featuredOrders.get(index + 1);
    const course = allCourses[index] as Course;
    const openedDay = berlinDay(opened);
    const doneBy = Math.min(openedDay + Math.round(course.days), today - 1);
    const customer = (special ? byName.get(special.customer) : undefined) ?? random.pick(asking);
    const site =
      special?.number === 4811 ? (sites[0] as Site) : random.pick(sitesOf.get(customer) ?? sites);
    const machines =
      (special?.number === 4811 ? equipment.slice(0, 1) : machinesAt.get(site)) ?? [];
    const fitting = special
      ? machines.filter(({ category }) => repairs[category].includes(special.title))
      : machines;
    const machine =
      fitting.length > 0 && (special || random.chance(0.93)) ? random.pick(fitting) : null;
    return {
      id: index + 1,
      title: special?.title ?? titleOf(random, kind, machine),
      kind,
      status: course.status,
      priority,
      site,
      equipment: machine,
      reportedBy: random.chance(0.7) ? random.pick(contactsOf.get(customer) ?? contacts) : null,
      opened,
      due: special
        ? berlinInstant(today + special.due[0], special.due[1])
        : dueOf(random, openedDay, course, doneBy, today),
      doneBy,
    };
  });
}
