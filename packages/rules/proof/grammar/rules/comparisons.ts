import { compare, type FamilyRules } from './family-rules.ts';

/** Kinds that have an order, by the family that their comparisons are counted as. */
const ordered = [
  'integer',
  'decimal',
  'double',
  'number',
  'text',
  'date',
  'timestamp',
  'timestamptz',
  'time',
  'interval',
  'uuid',
  'status',
] as const;

/** What teams write most. */
export const usualComparisons: FamilyRules = [
  8,
  'comparison',
  {
    boolean: [
      `({@number} ${compare} 0)`,
      '({@number} «> >=» 0)',
      `({@number} ${compare} {'number})`,
      `({@number} ${compare} {@number})`,
      `({@text} ${compare} {'text})`,
      `({@text} ${compare} {@text})`,
      `({@date} ${compare} {@date})`,
      `({@timestamp} ${compare} {@timestamp})`,
      `({@timestamptz} ${compare} {@timestamptz})`,
      "({@status} «= <>» {'status})",
      "({@text} in ({'text}, {'text}, {'text}))",
      "({@text} in ('draft', 'open', 'closed'))",
      "({@integer} in (1, 2, {'integer}))",
      "({@number} between {'number} and {'number})",
      "({@text} <> '')",
      '({@integer} % 2 = 0)',
    ],
  },
];

export const comparisons: FamilyRules = [
  5,
  'comparison',
  {
    boolean: [
      ...ordered.flatMap((kind) => [
        `({${kind}} ${compare} {${kind}})`,
        `({${kind}} ${compare} {'${kind}})`,
        `({@${kind}} between {'${kind}} and {'${kind}})`,
        `({${kind}} «between symmetric» {${kind}} and {${kind}})`,
        `({${kind}} not between {${kind}} and {${kind}})`,
        `({${kind}} in ({'${kind}}, {'${kind}}))`,
        `({${kind}} not in ({'${kind}}, {${kind}}, {'${kind}}))`,
        `({${kind}} ${compare} «any all» (array[{'${kind}}, {'${kind}}]))`,
        `({@${kind}} is distinct from {${kind}})`,
        `({${kind}} is not distinct from {'${kind}})`,
        `(greatest({${kind}}, {${kind}}) ${compare} least({${kind}}, {${kind}}, {${kind}}))`,
      ]),
      '({date} «= < >=» {timestamp})',
      '({date} «= < >=» {timestamptz})',
      '({timestamp} «= < >=» {timestamptz})',
      '({bytea} «= < <>» {bytea})',
      '({boolean} «= <> < >=» {boolean})',
      `({@text} ${compare} {'text} collate "C")`,
      `({text} ${compare} {text} collate "und-x-icu")`,
    ],
  },
];
