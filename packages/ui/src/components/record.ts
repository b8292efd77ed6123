/** What is known of a component: its page in the catalogue and its tests are made from it. */
export interface ComponentRecord {
  readonly name: string;
  /** `draft`: may change. `ready`: in use, reviewed. */
  readonly status: 'draft' | 'ready';
  readonly summary: string;
  /** What a person may search for and mean this. */
  readonly synonyms?: readonly string[];
  readonly for: readonly string[];
  readonly notFor: readonly { readonly purpose: string; readonly alternative: string }[];
  readonly keyboard: readonly KeyboardRow[];
  readonly roles: readonly RoleRow[];
  readonly forcedColours?: string;
  readonly touch?: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

export interface KeyboardRow {
  /** Keys as `KeyboardEvent.key` names them, joined with `+`: `Shift+Tab`. */
  readonly keys: string;
  readonly action: string;
  /** The browser does it by itself, with real keys only: no play can show it. */
  readonly byBrowser?: true;
}

export interface RoleRow {
  /** The part, by its `data-slot`. */
  readonly part: string;
  readonly role: string;
  /** Where its accessible name comes from. */
  readonly name?: string;
}
