import type { DirectForms } from '../direct-table.ts';

const compare = '«= <> < <= > >=»';
const ranges = {
  int4range: ['integer', '«0 1 2 5»'],
  int8range: ['bigint', '«0 1 2 5»'],
  numrange: ['numeric', '«0 1 2.5 5»'],
  daterange: ['date', "«'2024-02-28' '2024-02-29' '2024-03-01'»"],
  tsrange: ['timestamp without time zone', "«'2024-02-28 10:00' '2024-03-01'»"],
  tstzrange: ['timestamp with time zone', "«'2024-02-28 10:00+00' '2024-03-01 00:00+00'»"],
} as const;

/** The words of a form, as values. */
const pointsOf = (words: string) =>
  words
    .slice(1, -1)
    .match(/'[^']*'|[^\s']+/g)
    ?.map((each) => each.replaceAll("'", '')) ?? [];

/** Arrays, JSON and ranges. */
export const lists: readonly DirectForms[] = [
  {
    types: ['integer[]', 'integer'],
    values: { b: ['0', '1', '2', '3', '-1'] },
    conditions: [
      `($b ${compare} «any all» ($a))`,
      '($b in (1, 2, null))',
      '($b not in (1, 2, null))',
      '($b = any (array[1, 3]))',
      '($b <> all (array[1, null]))',
    ],
    results: [
      '$a[$b]',
      '$a[$b:2]',
      '$a[1:$b]',
      'array_length($a, $b)',
      'array_upper($a, 1)',
      'array_lower($a, 1)',
      'array_ndims($a)',
      'cardinality($a)',
      'array_position($a, $b)',
      'array_remove($a, $b)',
      'array_append($a, $b)',
      'array_prepend($b, $a)',
      '($a || $b)',
      '($b || $a)',
      'array[$b, 1]',
      "array_to_string($a, ',')",
      '($a)::«text[] bigint[] numeric[]»',
      'array_position($a, null)',
      'array_remove($a, null)',
      'array_append($a, null)',
      'array_prepend(null, $a)',
      '($a || null::integer[])',
    ],
  },
  {
    types: ['text[]', 'text'],
    values: { b: ['a', 'b', '', 'A'] },
    conditions: [
      `($b «= <>» «any all» ($a))`,
      "($a «@> <@ && = <>» array['a', 'b'])",
      "($a «@> <@ &&» '{}')",
      "($a «@> <@ &&» array['a', null])",
      '($b like any ($a))',
      '($b ~ all ($a))',
    ],
    results: [
      '$a[1]',
      '$a[0]',
      '$a[2]',
      '$a[1:2]',
      '$a[2:3]',
      '$a[0:1]',
      'array_length($a, «0 1 2»)',
      'array_lower($a, «1 2»)',
      'array_upper($a, «1 2»)',
      'array_ndims($a)',
      'cardinality($a)',
      'array_position($a, $b)',
      'array_remove($a, $b)',
      'array_append($a, $b)',
      'array_prepend($b, $a)',
      '($a || $b)',
      '($b || $a)',
      'array[$b, $b]',
      "array_to_string($a, «',' ''»)",
      '($a)::text',
      '($a || null::text[])',
      '(null::text || $a)',
      "string_to_array($b, ',')",
    ],
  },
  {
    types: ['status[]', 'status'],
    conditions: [
      `($b «= <>» «any all» ($a))`,
      "($b in ('open', 'done'))",
      "($a && array['open', 'done']::status[])",
      `($b ${compare} 'in progress')`,
    ],
    results: [
      '$a[1]',
      'array_position($a, $b)',
      'array_remove($a, $b)',
      '($a)::text',
      '($b)::text',
      "array_to_string($a, ' ')",
    ],
  },
  ...['jsonb', 'json'].map((type): DirectForms => ({
    types: [type],
    conditions: [`(${type}_typeof($a) = 'object')`],
    results: [
      `${type}_typeof($a)`,
      `${type}_array_length($a)`,
      "($a ->> «'a' 'b' 'c' 'bb' '0'»)",
      '($a ->> «0 1 -1 2 -3»)',
      "($a #>> «'{}' '{a}' '{a,b}' '{bb,1}' '{1}' '{-1}' '{c,a}' '{a,b,0}'»)",
      "(($a -> «'a' 'bb' 'c' '0'») ->> «0 1 -1»)",
      "(($a -> «'a' 'bb' 'c'») ->> «'a' 'b'»)",
      "(($a #> «'{a}' '{bb}' '{c}' '{}'») ->> «0 'a'»)",
      `${type}_typeof($a -> 'a')`,
      "(($a ->> «'a' 'b'»))::«integer numeric boolean»",
    ],
  })),
  {
    types: ['jsonb'],
    conditions: [
      "($a ? «'a' 'b' 'x'»)",
      "($a «?| ?&» array['a', 'b'])",
      "($a «?| ?&» '{}')",
      "($a «@> <@» «'{}' '[]' '1' '\"a\"' '[1]' '[[1]]' '{\"a\":1}' '{\"b\":\"x\",\"a\":{\"b\":1.5},\"z\":1}' '[\"a\",\"b\",null,1]' 'null' '{\"a\":null}' '{\"a\":{}}'»)",
      `($a ${compare} «'{}' '[]' '1' '"a"' 'null'»)`,
      '($a)::boolean',
    ],
    results: [
      "($a -> «'a' 'b' 'c' 'bb' '0'»)",
      '($a -> «0 1 -1 -2 5»)',
      "($a #> «'{}' '{a}' '{a,b}' '{bb,0}' '{bb,-1}' '{1}' '{c,a}'»)",
      "($a)['a']",
      '($a)[0]',
      '($a)[-1]',
      "($a)['a']['b']",
      "($a - «'a' 'b' 'x'»)",
      "($a || «'{\"a\":2}' '[2]' '\"z\"' '{}' '[]'»)",
      "(«'{\"a\":2}' '[2]' '\"z\"' '[]'»::jsonb || $a)",
      'jsonb_strip_nulls($a)',
      '($a)::«text integer numeric numeric(3,1)»',
    ],
  },
  {
    types: ['jsonb', 'text[]'],
    values: { b: ['{}', '{a}', '{a,b}', '{bb,0}', '{b,x}', '{a,NULL}'] },
    conditions: ['($a «?| ?&» $b)'],
    results: ['($a «#> #>>» $b)'],
  },
  ...Object.entries(ranges).flatMap(([type, [bound, points]]): readonly DirectForms[] => [
    {
      types: [type],
      conditions: [
        `($a @> ${points}::${bound})`,
        `(${points}::${bound} <@ $a)`,
        '«isempty lower_inc upper_inc lower_inf upper_inf»($a)',
        "($a «= @> <@ && -|-» 'empty')",
      ],
      results: ['«lower upper»($a)', '($a)::text', `($a «+ *» ${type}('empty'))`],
    },
    {
      types: [bound],
      values: { a: pointsOf(points) },
      conditions: [`(«'empty' '(,)'»::${type} @> $a)`, `($a <@ «'empty' '(,)'»::${type})`],
    },
    {
      types: [bound, bound],
      values: { a: pointsOf(points), b: pointsOf(points) },
      results: [
        `${type}($a, $b)`,
        `${type}($a, $b, «'[)' '[]' '()' '(]' 'x'»)`,
        `${type}($a, null, «'[)' '[]' '()' '(]'»)`,
        `${type}(null, $b, «'[)' '[]' '()' '(]'»)`,
      ],
    },
  ]),
];
