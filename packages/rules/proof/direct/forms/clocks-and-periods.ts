import type { DirectForms } from '../direct-table.ts';

/** Clocks beside each other, and periods that overlap. */
export const clocksAndPeriods: readonly DirectForms[] = [
  {
    types: ['text'],
    values: { a: ['x'] },
    conditions: [
      '(now() = current_timestamp)',
      '(current_date = (now())::date)',
      '(now() = transaction_timestamp())',
      '(localtimestamp = (now())::timestamp)',
      '(extract(hour from now()) = extract(hour from localtimestamp))',
    ].map((form) => `(($a is not null) and ${form})`),
  },
  ...[
    'date',
    'timestamp without time zone',
    'timestamp with time zone',
    'time without time zone',
  ].map((type): DirectForms => {
    const values =
      {
        date: ['2024-01-01', '2024-01-02', '2024-01-03'],
        'timestamp without time zone': ['2024-01-01 00:00', '2024-01-02 00:00', '2024-01-03 00:00'],
        'timestamp with time zone': [
          '2024-01-01 00:00+00',
          '2024-01-02 00:00+00',
          '2024-01-03 00:00+00',
        ],
        'time without time zone': ['01:00', '02:00', '03:00'],
      }[type] ?? [];
    return {
      types: [type, type, type, type],
      values: { a: values, b: values, c: values, d: values },
      conditions: [
        '(($a, $b) overlaps ($c, $d))',
        '(($a, $b) overlaps ($a, $d))',
        `(($a, $b) overlaps ($c, null::${type}))`,
        '(($a, $b) overlaps ($b, $d))',
      ],
    };
  }),
];
