import { conjunctsOf, exactTypes, isSubject, type Limit, limitOf } from '../../bounds/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import {
  checksOfColumn,
  type ColumnCheck,
  precisionOf,
  type ResolvedType,
} from '../types/index.ts';
import { wordsOf } from '../labels/index.ts';

/** Checks whether an integer is a year, by the name of the column or its domain, or by the bounds of a CHECK. */
export function isYear(
  relation: Pick<CatalogRelation, 'checks'>,
  column: string,
  type: ResolvedType,
): boolean {
  if (!isWhole(type)) return false;
  const domains = [...type.domains, ...(type.element?.domains ?? [])];
  if ([column, ...domains.map(({ name }) => name)].some(isYearName)) return true;
  let [least, most] = [-Infinity, Infinity];
  for (const { operator, limit } of checksOfColumn(relation, column, domains).flatMap(limitsOf)) {
    const step = operator.length === 1 && operator !== '=' ? 1 : 0;
    if (!operator.startsWith('<')) least = Math.max(least, Number(limit) + step);
    if (!operator.startsWith('>')) most = Math.min(most, Number(limit) - step);
  }
  return least >= 1000 && most <= 9999;
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

/** Reads the numbers with which a CHECK compares a column: `CHECK (((a >= 1901) AND (a <= 2155)))`. */
function limitsOf({ definition, subject }: ColumnCheck): readonly Limit[] {
  return conjunctsOf(definition, subject).flatMap(
    (conjunct) => limitOf(conjunct, (part) => isSubject(part, subject, exactTypes)) ?? [],
  );
}
