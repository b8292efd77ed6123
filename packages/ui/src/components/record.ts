/** Facts about a component, from which its page in the catalogue and its tests are made. */
export interface ComponentRecord {
  readonly name: string;
  /** `draft`: may change. `ready`: in use, reviewed. */
  readonly status: 'draft' | 'ready';
  readonly summary: string;
  /** Other names that people may search for. */
  readonly synonyms?: readonly string[];
  readonly for: readonly string[];
  readonly notFor: readonly { readonly purpose: string; readonly alternative: string }[];
  readonly keyboard: readonly KeyboardRow[];
  readonly roles: readonly RoleRow[];
  /** Everything that a theme may hook into. */
  readonly parts: readonly PartRow[];
  /** CSS variables that a theme or a caller may set, or that the styles read, with their meaning. */
  readonly variables?: Readonly<Record<`--${string}`, string>>;
  readonly forcedColours?: string;
  readonly touch?: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

export interface KeyboardRow {
  /** Keys as `KeyboardEvent.key` names them, joined with `+`: `Shift+Tab`. */
  readonly keys: string;
  readonly action: string;
  /** Only real keys make the browser do it, so that no play can show it. */
  readonly byBrowser?: true;
}

export interface RoleRow {
  /** The part, by its `data-slot`. */
  readonly part: string;
  readonly role: string;
  /** Where its accessible name comes from. */
  readonly name?: string;
}

export interface PartRow {
  /** Its `data-slot`. */
  readonly part: string;
  /** Its other data attributes: their values, or when they are there. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}
