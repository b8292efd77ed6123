import type { CatalogCheck, CatalogRelation, CatalogType } from '../answer/index.ts';

/** A CHECK of the values of one column, and the name that it has for them. */
export interface ColumnCheck extends Omit<CatalogCheck, 'columns' | 'exclusion'> {
  readonly subject: string;
}

/** Returns the CHECKs of a table that are about one column only, then those of its domains. */
export function checksOfColumn(
  { checks }: Pick<CatalogRelation, 'checks'>,
  column: string,
  domains: readonly CatalogType[],
): readonly ColumnCheck[] {
  return [
    ...checks
      .filter(({ columns, exclusion }) => exclusion !== true && columns.join() === column)
      .map((check) => ({ ...check, subject: column })),
    ...domains
      .flatMap((domain) => domain.checks ?? [])
      .map((check) => ({ ...check, subject: 'VALUE' })),
  ];
}
