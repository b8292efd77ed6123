import type { OrderStatus } from './order-status.ts';

/** An order that is always there, so that pictures and stories can count on it. */
export interface FeaturedOrder {
  readonly number: number;
  readonly title: string;
  readonly customer: string;
  readonly status: OrderStatus;
  /** Calendar days from today, and minutes since midnight. */
  readonly due: readonly [days: number, minutes: number];
  readonly technician: string | null;
  /** In cents. */
  readonly estimate: number | null;
  readonly priority: 1 | 2 | 3 | 4;
}

function featured(
  number: number,
  title: string,
  customer: string,
  status: OrderStatus,
  due: FeaturedOrder['due'],
  technician: string | null,
  estimate: number | null,
  priority: FeaturedOrder['priority'],
): FeaturedOrder {
  return { number, title, customer, status, due, technician, estimate, priority };
}

export const featuredOrders: ReadonlyMap<number, FeaturedOrder> = new Map(
  [
    featured(
      4754,
      'Gearbox oil analysis',
      'Kranich Metal',
      'in_progress',
      [7, 1020],
      'Ines Okafor',
      18_000,
      3,
    ),
    featured(
      4760,
      'Annual pressure vessel check',
      'Brandt Logistics',
      'planned',
      [7, 780],
      'Jonas Weber',
      69_000,
      3,
    ),
    featured(
      4768,
      'Rewind motor 18 kW',
      'Hafenwerk',
      'in_progress',
      [6, 960],
      'Jonas Weber',
      342_000,
      2,
    ),
    featured(
      4776,
      'Exchange belt and idler',
      'Nordlicht Bakery',
      'planned',
      [7, 720],
      'Anna Petrova',
      27_520,
      3,
    ),
    featured(
      4785,
      'Door interlock fails safety test',
      'Kranich Metal',
      'open',
      [5, 600],
      null,
      null,
      2,
    ),
    featured(
      4790,
      'Quarterly inspection',
      'Lindqvist Dairy',
      'planned',
      [0, 990],
      'Tomas Reyes',
      42_000,
      3,
    ),
    featured(4795, 'Noise at 2,400 rpm', 'Vela Motors', 'open', [6, 660], null, null, 3),
    featured(
      4799,
      'Calibrate torque stations 1–6',
      'Vela Motors',
      'planned',
      [1, 900],
      'Anna Petrova',
      115_000,
      3,
    ),
    featured(
      4802,
      'Hydraulic leak, left cylinder',
      'Brandt Logistics',
      'in_progress',
      [1, 720],
      'Ines Okafor',
      86_575,
      2,
    ),
    featured(
      4807,
      'Compressor trips on start',
      'Nordlicht Bakery',
      'open',
      [-2, 960],
      null,
      124_000,
      1,
    ),
    featured(
      4811,
      'Replace spindle bearing',
      'Kranich Metal',
      'in_progress',
      [0, 840],
      'Ines Okafor',
      298_050,
      2,
    ),
    featured(4812, 'Replace light curtain', 'Hafenwerk', 'open', [7, 840], null, 198_000, 3),
    featured(
      4813,
      'Firmware update and backup',
      'Lindqvist Dairy',
      'planned',
      [5, 840],
      'Tomas Reyes',
      31_000,
      4,
    ),
  ].map((order) => [order.number, order]),
);
