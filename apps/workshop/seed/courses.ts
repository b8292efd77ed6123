/** The progress of each order. */
import { dayLength, type Instant } from './calendar.ts';
import { featuredOrders } from './featured.ts';
import type { OrderStatus } from './order-status.ts';
import type { Random } from './random.ts';

export type Priority = 1 | 2 | 3 | 4;

export type OrderKind = 'repair' | 'inspection' | 'maintenance' | 'calibration' | 'installation';

/** The number of orders in each state; all others are completed, and a few cancelled. */
export interface OrderCounts {
  readonly total: number;
  readonly open: number;
  readonly planned: number;
  readonly in_progress: number;
  readonly on_hold: number;
}

export interface Arrival {
  readonly opened: Instant;
  readonly kind: OrderKind;
  readonly priority: Priority;
}

export interface Course {
  readonly status: OrderStatus;
  /** Days from opening to completion; of an unfinished order, how long it would take. */
  readonly days: number;
}

/** The usual duration of orders by priority, in days. */
const usualDays: Readonly<Record<Priority, number>> = { 1: 3, 2: 14, 3: 90, 4: 196 };

/**
 * Returns the progress of each order. Orders take about as long as usual for their priority;
 * those that would take longest from now on are the unfinished ones.
 */
export function courses(
  random: Random,
  arrivals: readonly Arrival[],
  counts: OrderCounts,
  now: Instant,
): Course[] {
  const result = arrivals.map(({ opened, priority }): Course & { left: number } => {
    const days = 1 - Math.log(1 - random.fraction()) * usualDays[priority];
    const status = random.chance(0.055) ? 'cancelled' : 'completed';
    return { status, days, left: days - (now - opened) / dayLength };
  });
  const setStatus = (index: number, status: OrderStatus): void => {
    const course = result[index];
    if (course) result[index] = { ...course, status };
  };
  const unset = { ...counts };
  for (const [number, { status }] of featuredOrders) {
    setStatus(number - 1, status);
    if (status !== 'completed' && status !== 'cancelled') unset[status] -= 1;
  }
  const pool = (['open', 'planned', 'in_progress', 'on_hold'] as const).flatMap((status) =>
    Array.from({ length: unset[status] }, () => status),
  );
  result
    .map(({ left }, index) => ({ left, index }))
    .filter(({ index }) => !featuredOrders.has(index + 1))
    .sort((a, b) => b.left - a.left || a.index - b.index)
    .slice(0, pool.length)
    .forEach(({ index }) => {
      const [status = 'open'] = pool.splice(random.integer(0, pool.length - 1), 1);
      setStatus(index, status);
    });
  return result;
}
