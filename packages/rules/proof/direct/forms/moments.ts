import type { DirectForms } from '../direct-table.ts';

const compare = '«= <> < <= > >=»';
const days = [
  '2024-01-31',
  '2024-02-29',
  '2024-03-01',
  '2023-12-31',
  '2024-12-30',
  '2021-01-03',
  '2021-01-04',
  '2026-05-17',
  '2026-08-01',
  '2026-11-30',
  '2000-01-01',
  '2001-01-01',
  '1900-07-04',
  '1969-12-31',
  '0001-01-01',
  '0001-12-31 BC',
  '0100-06-01 BC',
  '0101-06-01 BC',
  'infinity',
  '-infinity',
];
const times = [
  '00:00:00',
  '09:08:07.006005',
  '12:34:56.789',
  '13:00:00',
  '23:59:59.999999',
  '12:00:00.5',
];
const local = days.map((day, place) =>
  /inf|BC/.test(day) ? day : `${day} ${times[place % times.length]}`,
);
const zoned = [
  ...local.map((each) => (/inf|BC/.test(each) ? each : `${each}+00`)),
  '2024-03-31 00:59:59+00',
  '2024-03-31 01:00:00+00',
  '2024-10-27 00:30:00+00',
  '2024-10-27 01:30:00+00',
  '2024-03-10 07:00:00+00',
  '2024-11-03 05:30:00+00',
  '2026-06-30 22:30:00+00',
  '2026-01-01 03:30:00+00',
];
const spans = [
  '1 month',
  '-1 month',
  '1 day',
  '1 year 2 months 3 days 04:05:06.789',
  '-00:00:30',
  '36:00',
  '1200 months',
  '45 days',
  '13 months',
  'infinity',
  '0',
  '-13 months -01:00',
];
const parts =
  '«year isoyear century decade month day quarter week dow isodow doy hour minute second millisecond epoch»';

/** Dates, times and intervals, with the units and zones that are written in a condition. */
export const moments: readonly DirectForms[] = [
  {
    types: ['date'],
    values: { a: days },
    conditions: [
      'isfinite($a)',
      "($a > '2024-01-01')",
      '($a «= < >» current_date)',
      '($a < now())',
    ],
    results: [
      'extract(«year isoyear century month day quarter week dow isodow doy epoch» from $a)',
      "date_part(«'year' 'isoyear' 'century' 'month' 'day' 'quarter' 'week' 'dow' 'isodow' 'doy'», $a)",
      "date_trunc(«'year' 'month'», $a)",
      "to_char($a, 'YYYY-MM-DD')",
      "to_char(($a)::timestamp, «'YYYY-MM-DD' 'DD.MM.YYYY'»)",
      '($a «+ -» «1 30 -1»)',
      "($a «+ -» interval '1 month')",
      "($a + time '12:00')",
      '($a)::«timestamp text»',
    ],
  },
  {
    types: ['date'],
    values: { a: ['2024-03-31', '2024-10-27', '2024-06-15', '2024-03-10', 'infinity'] },
    conditions: [
      "(($a)::timestamptz < '2024-06-15 00:00:00+00')",
      "($a = ('2024-06-14 22:00:00+00')::timestamptz)",
    ],
    results: ['($a)::timestamptz'],
  },
  {
    types: ['date', 'date'],
    values: { a: days.slice(0, 8), b: [...days.slice(2, 6), 'infinity'] },
    conditions: ['(($a, $b) overlaps ($b, $a))'],
    results: ['($a - $b)', '«greatest least»($a, $b)', 'coalesce($a, $b)', 'nullif($a, $b)'],
  },
  {
    types: ['timestamp without time zone'],
    values: { a: local },
    conditions: [
      'isfinite($a)',
      '($a «< >» localtimestamp)',
      '($a < now())',
      "($a >= '2024-02-29 09:00:00')",
    ],
    results: [
      `extract(${parts} from $a)`,
      "date_part(«'year' 'isoyear' 'century' 'month' 'day' 'quarter' 'week' 'dow' 'isodow' 'doy' 'hour' 'minute'», $a)",
      "date_trunc(«'year' 'quarter' 'month' 'week' 'day' 'hour' 'minute'», $a)",
      "to_char($a, «'YYYY-MM-DD' 'HH24:MI:SS' 'HH12' 'MS' 'US' 'yyyymmdd' 'DD.MM.YYYY\"T\"HH24'»)",
      "($a at time zone «'UTC' 'Europe/Berlin' 'America/New_York'»)",
      '($a)::«date time timestamp(0) timestamp(3) text timestamptz»',
      "($a «+ -» interval '1 month')",
      "($a - interval '1 day')",
    ],
  },
  {
    types: ['timestamp with time zone'],
    values: { a: zoned },
    conditions: [
      'isfinite($a)',
      '($a «= < >» now())',
      '($a < current_timestamp)',
      "($a > now() - interval '1 day')",
      '($a < current_date)',
      '($a < localtimestamp)',
      "(now() < (now() + interval '1 hour'))",
      '($a <= «transaction_timestamp statement_timestamp clock_timestamp»())',
    ],
    results: [
      `extract(${parts} from $a)`,
      "date_part(«'year' 'day' 'hour' 'dow' 'minute'», $a)",
      "date_trunc(«'year' 'quarter' 'month' 'week' 'day' 'hour' 'minute'», $a)",
      "date_trunc(«'month' 'day'», $a, «'America/New_York' 'UTC' 'Asia/Tokyo'»)",
      "to_char($a, 'YYYY-MM-DD HH24:MI:SS')",
      "($a at time zone «'UTC' 'Europe/Berlin' 'America/New_York'»)",
      '($a)::«date time timestamp timestamptz(0) text»',
      "($a «+ -» interval «'1 month' '1 day' '24:00'»)",
    ],
  },
  {
    types: ['timestamp with time zone', 'timestamp without time zone'],
    values: {
      a: zoned.slice(-8),
      b: [
        '2024-03-31 02:00:00',
        '2024-03-31 02:30:00',
        '2024-10-27 02:30:00',
        '2024-03-10 03:00:00',
        '2024-06-30 20:00:00',
        'infinity',
      ],
    },
    conditions: [
      `($a ${compare} $b)`,
      '(($b)::timestamptz = $a)',
      '(($a, $a) overlaps (($b)::timestamptz, ($b)::timestamptz))',
    ],
  },
  {
    types: ['timestamp without time zone', 'interval'],
    values: { a: [...local, '294276-12-31 23:59:00', '4714-11-24 00:01:00 BC'], b: spans },
    results: ['($a «+ -» $b)', '($b + $a)'],
  },
  {
    types: ['date', 'interval'],
    values: { a: days, b: spans },
    results: ['($a «+ -» $b)', '($b + $a)'],
  },
  {
    types: ['timestamp with time zone', 'interval'],
    values: { a: zoned.slice(-10), b: spans },
    results: ['($a «+ -» $b)'],
  },
  {
    types: ['time without time zone'],
    values: { a: times },
    conditions: ["($a >= '12:00')", "($a between time '09:00' and time '17:00')"],
    results: [
      'extract(«hour minute second millisecond epoch» from $a)',
      "date_part(«'hour' 'minute'», $a)",
      '($a)::«interval text»',
      "($a «+ -» interval «'90 minutes' '-30:00' '1 day'»)",
    ],
  },
  {
    types: ['interval'],
    values: { a: spans },
    conditions: ["($a «= < > >=» interval «'1 month' '30 days' '1 day' '24:00'»)"],
    results: [
      'extract(«year month day hour minute second epoch» from $a)',
      "date_part(«'year' 'month' 'day' 'hour' 'minute'», $a)",
      '(- $a)',
      '($a * «2 -1 0.5»)',
      '(3 * $a)',
      "($a «+ -» interval '1 month 2 days')",
      '($a)::text',
    ],
  },
  {
    types: ['integer', 'integer', 'integer'],
    values: {
      a: ['2024', '2023', '1', '0', '-5', '9999999'],
      b: ['1', '2', '12', '13', '0'],
      c: ['1', '29', '31', '0'],
    },
    results: ['make_date($a, $b, $c)'],
  },
  {
    types: ['double precision'],
    values: { a: ['0', '1', '1.5', '-86400', '1700000000', 'NaN', 'Infinity', '1e20'] },
    results: ['to_timestamp($a)'],
  },
];
