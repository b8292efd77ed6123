import type { DirectForms } from '../direct-table.ts';

const compare = '«= <> < <= > >=»';

/** Numbers of different types, written numbers, and casts to a precision. */
export const numbers: readonly DirectForms[] = [
  {
    types: ['numeric', 'integer'],
    conditions: [`($a ${compare} $b)`],
    results: ['($a «+ - * / %» $b)', '($b «+ - * / %» $a)', '«round trunc»($a, $b % 5)', 'mod($a, $b)'],
  },
  {
    types: ['double precision', 'numeric'],
    conditions: [`($a ${compare} $b)`],
    results: ['($a «+ - * /» $b)', '($b - $a)'],
  },
  { types: ['real', 'integer'], conditions: [`($a ${compare} $b)`], results: ['($a «+ - * /» $b)'] },
  {
    types: ['numeric', 'numeric'],
    values: {
      a: ['1', '2', '10', '1e30', '12345.678', '99999', '1e-30', '0.00007', '-7', '100000000'],
      b: ['3', '7', '0.0003', '1e25', '90000', '-1.10', '1e-12', '20000', '9999'],
    },
    results: ['($a «/ % *» $b)', '«div mod»($a, $b)'],
  },
  {
    types: ['numeric'],
    values: {
      a: ['0', '0.5', '1.5', '2.5', '-0.5', '-1.5', '0.05', '0.15', '-0.25', '99.95', '149.99', '999.99', '5', '15', 'NaN'],
    },
    conditions: ['($a = 0.5)', '($a > 1.49)', '($a = (- 1.5))', '($a < 3000000000)'],
    results: [
      '($a)::«integer smallint bigint numeric(4,1) numeric(2,0) numeric(3,-1) real»',
      '«round trunc»($a)',
      '«round trunc»($a, «0 1 2 -1»)',
      '«ceil ceiling floor sign abs»($a)',
      '(- $a)',
      '(+ $a)',
      '($a «+ - * / %» 0.3)',
      '($a «+ - * / %» 7)',
    ],
  },
  {
    types: ['double precision'],
    values: {
      a: ['0.5', '1.5', '2.5', '-0.5', '-1.5', '-2.5', '2.4', '2.6', '-2.6', '1e10', '40000', '-0', 'NaN', 'Infinity', '1e-7', '12345.6789', '1e-5', '0.0001', '1e14', '1e15', '-1e20'],
    },
    results: [
      '($a)::«smallint integer bigint numeric numeric(6,1) real text»',
      '«trunc floor ceil ceiling abs»($a)',
      '(- $a)',
      '($a «+ - * /» 2)',
      '($a «+ - * /» 0.1)',
    ],
  },
  {
    types: ['integer'],
    values: { a: ['0', '1', '2', '-1', '-8', '7', '2147483647', '-2147483648', '255'] },
    conditions: ['($a = 1)', '($a > 2147483648)', '($a < 1.5)', '($a between -1 and 2)', '($a in (1, 7, null))'],
    results: [
      '($a «+ - * / % & | #» 3)',
      '($a «+ - *» 2147483648)',
      '($a / 0)',
      '(7 «/ %» $a)',
      '(- $a)',
      '(+ $a)',
      '(- ($a)::bigint)',
      '($a)::«boolean text numeric(2,0) numeric(3,-1) smallint varchar(2) char(2) float8»',
      'to_hex($a)',
      'chr($a + 64)',
    ],
  },
  {
    types: ['text'],
    values: { a: ['1', ' 2 ', '-3', '+4', '1.5', '1e3', 'x', '', '99999999999', 't', 'f', 'true', 'NaN', '-Infinity', '.5', '0x1'] },
    results: [
      '($a)::«smallint integer bigint numeric numeric(3,1) real float8 boolean»',
      '(($a || $a))::integer',
    ],
  },
  {
    types: ['boolean'],
    conditions: ['(not $a)', '($a is «true false unknown null»)', '($a is not «true false unknown null»)'],
    results: ['($a)::«integer text varchar(2)»', '($a || $a::text)', "($a || '!'::text)"],
  },
  {
    types: ['boolean', 'boolean', 'boolean'],
    conditions: ['($a and $b and $c)', '($a or $b or $c)', '(($a and $b) or $c)', '(not ($a and $b))'],
  },
];
