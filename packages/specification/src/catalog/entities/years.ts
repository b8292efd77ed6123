import { readComparisons } from '../../bounds/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import { precisionOf, type ResolvedType } from '../types/index.ts';
import { wordsOf } from '../labels/index.ts';

/** Checks whether an integer is a year, by the name of the column or its domain, or by the bounds of a CHECK. */
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

/** Returns the elements of an array or the bounds of a range. */
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

/** Reads the bounds of a CHECK that only compares a column with numbers: `CHECK (((a >= 1901) AND (a <= 2155)))`. */
function boundsOf(definition: string, subject: string): Bounds {
  const comparisons = readComparisons(definition, subject) ?? [];
  let { least, most } = anything;
  for (const comparison of comparisons) {
    if (comparison.of !== 'value') return anything;
    const { operator } = comparison;
    const limit = Number(comparison.limit);
    if (operator === '>=' || operator === '=') least = Math.max(least, limit);
    if (operator === '>') least = Math.max(least, limit + 1);
    if (operator === '<=' || operator === '=') most = Math.min(most, limit);
    if (operator === '<') most = Math.min(most, limit - 1);
  }
  return { least, most };
}
