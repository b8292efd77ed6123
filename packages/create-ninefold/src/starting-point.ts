/** The database that a new application shows. */
export type StartingPoint =
  | { readonly kind: 'project'; readonly url: string; readonly key: string }
  | { readonly kind: 'example' }
  | { readonly kind: 'blank' };
