export interface CatalogQuery {
  /** Schemas to read; `public` where left out. */
  readonly schemas?: readonly string[];
  /**
   * `team` (the default): everything that the connection's role may read. `browser`: what the
   * installed function returns, with a hash in place of the text of triggers and functions.
   */
  readonly audience?: 'team' | 'browser';
  /**
   * Keeps the texts of policies, and of the functions that they call, from browsers, which then ask the database for
   * every decision of a policy. Visitors (`anon`) never see them.
   */
  readonly hidesPolicies?: boolean;
  /**
   * The relations to return in full, by `entityId`, with those that they refer to, and in outline
   * those that refer to them. All of them where left out.
   */
  readonly entities?: readonly string[];
  /** Returns the relations that the role may read in outline, and in full only those of `entities`. */
  readonly overview?: boolean | OverviewQuery;
}

export interface OverviewQuery {
  /** The `entityId`s of relations that come first, in this order, and match any search. */
  readonly foremost?: readonly string[];
  /** Only relations with this in their name or comment, case-insensitive, with a blank for `_`. */
  readonly search?: string;
  /** Maximum number; all where left out. `Catalog.readable` is the total. */
  readonly atMost?: number;
}
