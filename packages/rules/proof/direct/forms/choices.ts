import type { DirectForms } from '../direct-table.ts';

const ordered = [
  'integer',
  'bigint',
  'numeric',
  'double precision',
  'boolean',
  'text collate "C"',
  'character(5)',
  'date',
  'timestamp without time zone',
  'timestamp with time zone',
  'time without time zone',
  'interval',
  'uuid',
  'status',
  'jsonb',
  'integer[]',
  'text[]',
  'int4range',
  'numrange',
];

/** Forms that choose among values, over each type. */
export const choices: readonly DirectForms[] = [
  ...ordered.map(
    (type): DirectForms => ({
      types: [type, type],
      conditions: [
        '($a is distinct from $b)',
        '($a is not distinct from $b)',
        '($a is null)',
        '($a is not null)',
        '($a = any (array[$a, $b]))',
        '($a <> all (array[$b, $b]))',
        '(case $a when $b then true end)',
        '(nullif($a, $b) is null)',
      ],
      results: ['coalesce($a, $b)', 'nullif($a, $b)', '«greatest least»($a, $b)', 'case when $a = $b then $a else $b end'],
    }),
  ),
  {
    types: ['integer', 'integer', 'text'],
    values: { a: ['1', '2'], b: ['1', '2', '0'], c: ['a', 'b'] },
    conditions: [
      '(($a, $c) «= <> < <= > >=» ($b, \'a\'))',
      '(($a, $b) «< <= > >=» ($b, $a))',
      '(($a, $b) «< <= > >=» (1, 2))',
      "(($a, $c) in ((1, 'a'), (2, 'b')))",
      '(($a, $b) is distinct from ($b, $a))',
      '(($a, $b) is not distinct from ($b, 1))',
      '(($a, $b) is null)',
      '(($a, $b) is not null)',
      '(not (($a, $b) is null))',
      'case when $a > $b then $c = \'a\' when $a = $b then null else $c = \'b\' end',
      'case when ($a / $b) > 1 then true else $c = \'b\' end',
      '($b <> 0 and $a / $b > 1)',
      '($b = 0 or $a / $b > 1)',
      'coalesce($a > $b, $c = \'a\', false)',
      '((($a = $b) and ($c = \'a\')) is «true false unknown»)',
      '((($a = $b) and ($c = \'a\')) is not «true false unknown»)',
    ],
    results: [
      "case $a when 1 then 'one' when $b then $c else 'more' end",
      'num_nulls($a, $b, $c)',
      'num_nonnulls($a, $b, $c)',
      '«greatest least»($a, $b, 1)',
      'coalesce($a, $b, 3)',
      'coalesce($a, 10 / $b)',
      'nullif($a, $b)',
    ],
  },
];
