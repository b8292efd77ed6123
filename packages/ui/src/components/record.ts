/** Facts about a component, from which its page in the catalogue and its tests are made. */
export interface ComponentRecord {
  readonly name: string;
  /** `draft`: may change. `ready`: in use, reviewed. */
  readonly status: 'draft' | 'ready';
  readonly summary: string;
  /** Other names that people may search for. */
  readonly synonyms?: readonly string[];
  readonly for: readonly string[];
  /** What to use instead, by purpose. */
  readonly notFor: Readonly<Record<string, string>>;
  /** What keys do. They are named as in `KeyboardEvent.key`, joined with `+`: `Shift+Tab`. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** Keys of `keyboard` to which a browser reacts only when they are really pressed, so that no play can show it. */
  readonly browserKeys?: readonly string[];
  /** By the part's `data-slot`. `name` says where its accessible name comes from. */
  readonly roles: Readonly<Record<string, { readonly role: string; readonly name?: string }>>;
  /**
   * Everything that a theme may hook into: by the part's `data-slot`, its other data attributes with
   * their values, or when they are there.
   */
  readonly parts: Readonly<Record<string, Readonly<Record<`data-${string}`, string>>>>;
  /** CSS variables that a theme or a caller may set, or that the styles read, with their meaning. */
  readonly variables?: Readonly<Record<`--${string}`, string>>;
  readonly forcedColours?: string;
  readonly touch?: string;
  /** Addresses by title. */
  readonly sources: Readonly<Record<string, string>>;
}
