import { compare, type FamilyRules } from './family-rules.ts';

/** Kinds of ranges with what they are made of. */
const kinds = [
  ['intrange', 'int4range', '{integer}::int4'],
  ['bigrange', 'int8range', '{integer}::int8'],
  ['numrange', 'numrange', '{decimal}'],
  ['daterange', 'daterange', '{date}'],
  ['tsrange', 'tsrange', '{timestamp}'],
  ['tstzrange', 'tstzrange', '{timestamptz}'],
] as const;

const made = Object.fromEntries(
  kinds.map(([kind, type, element]) => [
    kind,
    [
      `${type}(${element}, ${element}, {'bounds})`,
      `${type}(${element}, ${element})`,
      `${type}(${element}, null, {'bounds})`,
      `${type}(least(${element}, ${element}), greatest(${element}, ${element}), {'bounds})`,
      `({${kind}} * {${kind}})`,
      `({${kind}} «+ -» {${kind}})`,
      `coalesce({${kind}}, {'${kind}})`,
      `case when {boolean} then {${kind}} else {${kind}} end`,
    ],
  ]),
);

export const ranges: FamilyRules = [
  4,
  'ranges',
  {
    boolean: [
      ...kinds.flatMap(([kind, , element]) => [
        `({@${kind}} «&& @> <@ << >> &< &> -|-» {${kind}})`,
        `({${kind}} «&& @> <@ << >> &< &> -|-» {'${kind}})`,
        `({@${kind}} @> ${element})`,
        `(${element} <@ {${kind}})`,
        `({@${kind}} ${compare} {${kind}})`,
        `«isempty lower_inc upper_inc lower_inf upper_inf»({${kind}})`,
        `(not isempty({@${kind}}))`,
        `(lower({@${kind}}) ${compare} ${element})`,
        `(upper({${kind}}) «< <= >» ${element})`,
        `(«lower upper»({@${kind}}) is not null)`,
        `({@${kind}} is distinct from {${kind}})`,
        `(({${kind}})::text «= <>» {text})`,
      ]),
      "(upper({@intrange}) - lower({@intrange}) «<= >» {'small})",
      "(upper({@daterange}) - lower({@daterange}) «<= >» {'small})",
    ],
    integer: ['lower({intrange})', 'upper({intrange})', 'lower({bigrange})'],
    decimal: ['lower({numrange})', 'upper({numrange})'],
    date: ['lower({daterange})', 'upper({daterange})'],
    timestamp: ['upper({tsrange})'],
    timestamptz: ['lower({tstzrange})'],
    text: ['(({daterange})::text)', '(({tsrange})::text)', '(({numrange})::text)'],
    ...made,
  },
];
