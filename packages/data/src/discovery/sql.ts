export interface CatalogQuery {
  /** Schemas to read; `public` where left out. */
  readonly schemas?: readonly string[];
}

/** One SELECT of one row and one jsonb column `catalog`: a `Catalog`. Changes nothing. */
export declare function catalogSql(query?: CatalogQuery): string;

/**
 * SQL that installs `public.ninefold_specification()`, which answers a `Catalog`
 * for the role that calls it. Running it twice changes nothing.
 */
export declare function installationSql(query?: CatalogQuery): string;
