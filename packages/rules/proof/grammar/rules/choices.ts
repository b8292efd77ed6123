import type { FamilyRules } from './family-rules.ts';

export const choices: FamilyRules = [
  4,
  'CASE',
  {
    boolean: [
      'case when {boolean} then {boolean} else {boolean} end',
      'case when {boolean} then {boolean} end',
      "case {@status} when {'status} then {boolean} when {'status} then {boolean} else {boolean} end",
      "case {@text} when {'text} then {boolean} else true end",
      'case {@text} when ({text})::char(4) then {boolean} else {boolean} end',
      'case when {boolean} then {boolean} when {boolean} then {boolean} else {boolean} end',
      '(coalesce({@number}, 0) «>= > =» 0)',
      "(coalesce({@text}, '') «= <>» '')",
      'coalesce({boolean}, {boolean})',
      "(nullif({@text}, '') is not null)",
      '(coalesce({@any}::text, {@any}::text) is not null)',
    ],
    ...Object.fromEntries(
      (
        ['integer', 'decimal', 'double', 'text', 'date', 'timestamptz', 'jsonb', 'texts'] as const
      ).map((kind) => [
        kind,
        [
          `coalesce({${kind}}, {${kind}})`,
          `coalesce({@${kind}}, {'${kind}})`,
          `case when {boolean} then {${kind}} else {${kind}} end`,
          `case when {boolean} then {${kind}} end`,
          `case {integer} when 1 then {${kind}} when {integer} then {${kind}} else {${kind}} end`,
          `nullif({${kind}}, {${kind}})`,
        ],
      ]),
    ),
  },
];

export const rows: FamilyRules = [
  2,
  'rows',
  {
    boolean: [
      '(({@integer}, {@text}) «= <> < <= > >=» ({integer}, {text}))',
      '(({@date}, {@integer}) «< <= >» ({date}, {integer}))',
      "(({@text}, {@text}) in (({'text}, {'text}), ({'text}, {'text})))",
      '(({@integer}, {@text}) is distinct from ({integer}, {text}))',
      '(({@integer}, {@text}) is not distinct from ({integer}, {text}))',
      '(({any}, {any}) is null)',
      '(({@any}, {@any}) is not null)',
      '(not (({@any}, {@any}) is null))',
    ],
  },
];
