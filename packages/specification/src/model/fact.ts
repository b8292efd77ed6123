/** The source of a fact. `none` is printed and shown as "not shown". */
export type Source =
  /** Read from the catalog; `object` names it: `column public.work_order.due_at`. */
  | { readonly from: 'database'; readonly object: string }
  /** Written by the team; `at` is the key path in its declaration: `entities.work_order.label`. */
  | { readonly from: 'declared'; readonly at: string }
  /** True of every Supabase project; `document` names where that is written. */
  | { readonly from: 'platform'; readonly document: string }
  /** Made from another fact; `of` names that fact: `column public.work_order.due_at`. */
  | { readonly from: 'derived'; readonly of: string };

export interface KnownFact<T> {
  readonly value: T;
  readonly source: Source;
}

export interface NotShown {
  readonly value?: undefined;
  readonly source: { readonly from: 'none' };
}

/** A statement about the product that is known, with its source, or not shown. */
export type Fact<T> = KnownFact<T> | NotShown;

export const notShown: NotShown = { source: { from: 'none' } };

export function isKnown<T>(fact: Fact<T> | undefined): fact is KnownFact<T> {
  return fact !== undefined && fact.source.from !== 'none';
}
