import type { FamilyRules } from './family-rules.ts';

export const nulls: FamilyRules = [
  4,
  'null',
  {
    boolean: [
      '({@any} is null)',
      '({@any} is not null)',
      '({any} is null)',
      '(({@any} is null) = ({@any} is null))',
      '(({@any} is null) <> ({@any} is null))',
      '(({@any} is null) or ({boolean}))',
      '(num_nonnulls({@any}, {@any}) «= < <=» 1)',
      '(num_nulls({@any}, {@any}, {any}) «= < >=» 1)',
      '({boolean} is «true false unknown»)',
      '({boolean} is not «true false unknown»)',
    ],
    integer: ['num_nonnulls({any}, {any}, {any})', 'num_nulls({any}, {any})'],
  },
];

export const logic: FamilyRules = [
  6,
  'logic',
  {
    boolean: [
      '({boolean} and {boolean})',
      '({boolean} or {boolean})',
      '(not {boolean})',
      '({boolean} and {boolean} and {boolean})',
      '({boolean} or {boolean} or {boolean})',
      '(({boolean}) = ({boolean}))',
      '{@boolean}',
      "{'boolean}",
    ],
  },
];
