import type { CatalogRelation } from '../answer/index.ts';
import { precisionOf, type ResolvedType } from '../types/index.ts';
import { wordsOf } from '../labels/index.ts';

/** Whether a whole number is a year: it or its domain is named so, or a CHECK bounds it like one. */
export function isYear(
  { checks }: Pick<CatalogRelation, 'checks'>,
  column: string,
  type: ResolvedType,
): boolean {
  if (!isWhole(type)) return false;
  const domains = [...type.domains, ...(type.element?.domains ?? [])];
  if ([column, ...domains.map(({ name }) => name)].some(isYearName)) return true;
  const bounds = [
    ...checks
      .filter(({ columns, exclusion }) => exclusion !== true && columns.join() === column)
      .map(({ definition }) => boundsOf(definition, column)),
    ...domains.flatMap(({ checks: ofDomain = [] }) =>
      ofDomain.map(({ definition }) => boundsOf(definition, 'VALUE')),
    ),
  ];
  return (
    Math.max(...bounds.map(({ least }) => least)) >= 1000 &&
    Math.min(...bounds.map(({ most }) => most)) <= 9999
  );
}

/** Of a list or a range, its elements or bounds. */
function isWhole(type: ResolvedType): boolean {
  const measured = type.element ?? type;
  return measured.kind === 'integer' || precisionOf(measured)?.scale === 0;
}

/** `year`, `release_year`, `yearBuilt`; not `years` or `days_per_year`, which are amounts. */
export function isYearName(name: string): boolean {
  const words = wordsOf(name).join(' ').toLowerCase();
  return /(^|^(?!.*\b(per|of|in|each)\b).* )year$|^year (of|built|made|founded|published)\b/.test(
    words,
  );
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const anything: Bounds = { least: -Infinity, most: Infinity };

const cast = String.raw`\)?(?:::[a-z ]+)?`;
/** A column or VALUE, compared with a whole number. */
const comparison = new RegExp(
  String.raw`\(*("(?:[^"]|"")+"|[\p{L}\p{N}_$]+)${cast} (>=|>|<=|<) \(?'?(-?\d+)'?${cast}\)*`,
  'gu',
);

/**
 * Reads the bounds of a CHECK that only compares one column with whole numbers, joined by AND, as
 * `pg_get_constraintdef` prints it: `CHECK (((a >= 1901) AND (a <= 2155)))`.
 */
function boundsOf(definition: string, subject: string): Bounds {
  const condition = /^CHECK (\(.*\))(?: NOT VALID)?$/s.exec(definition)?.[1] ?? '';
  const compared = [...condition.matchAll(comparison)].map(([, name = '', operator, number]) => ({
    name: name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name,
    operator,
    value: Number(number),
  }));
  const rest = condition.replaceAll(comparison, '').replaceAll(/[()]/g, '').trim();
  if (!/^(?:AND *)*$/.test(rest) || compared.some(({ name }) => name !== subject)) return anything;
  let { least, most } = anything;
  for (const { operator, value } of compared) {
    if (operator === '>=') least = Math.max(least, value);
    if (operator === '>') least = Math.max(least, value + 1);
    if (operator === '<=') most = Math.min(most, value);
    if (operator === '<') most = Math.min(most, value - 1);
  }
  return { least, most };
}
