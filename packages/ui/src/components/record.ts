/** Facts about a component, from which its page in the catalogue and its tests are made. */
export interface ComponentRecord {
  readonly name: string;
  /** `draft`: may change. `ready`: in use, reviewed. */
  readonly status: 'draft' | 'ready';
  readonly summary: string;
  /** Other names that people may search for. */
  readonly synonyms?: readonly string[];
  readonly for: readonly string[];
  /** Alternatives, by purpose. */
  readonly notFor: Readonly<Record<string, string>>;
  /** The effects of keys, which are named as in `KeyboardEvent.key`, joined with `+`: `Shift+Tab`. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** Keys of `keyboard` to which a browser reacts only when they are really pressed, so that no play can show it. */
  readonly browserKeys?: readonly string[];
  /** Keyed by the part's `data-slot`. `name` says where its accessible name comes from. */
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

/** Completes a record: a component is ready, and takes no keys, unless its record says otherwise. */
export function componentRecord(
  record: Omit<ComponentRecord, 'status' | 'keyboard'> & Partial<ComponentRecord>,
): ComponentRecord {
  return { status: 'ready', keyboard: {}, ...record };
}

/** Parts without their own attributes, by their `data-slot`. */
export function plainParts(...slots: readonly string[]): ComponentRecord['parts'] {
  return Object.fromEntries(slots.map((slot) => [slot, {}]));
}

/** Data attributes that mean the same on every part that has them. */
export const states = {
  open: { 'data-state': '`open` or `closed`' },
  checked: { 'data-state': '`checked` or `unchecked`' },
  disabled: { 'data-disabled': 'While it is disabled' },
  filled: { 'data-filled': '`true` while it has a value, else `false`' },
  invalid: { 'data-invalid': 'While its value is not valid' },
  hovered: { 'data-hovered': 'While it is pointed at' },
  highlighted: { 'data-highlighted': 'While it is pointed at or focused' },
  pressed: { 'data-pressed': 'While it is pressed' },
  selected: { 'data-selected': 'While it is selected' },
  focused: { 'data-focused': 'While it has the focus' },
  focusVisible: { 'data-focus-visible': 'While it has the focus by keyboard' },
  focusWithin: {
    'data-focus-within': 'While a part of it has the focus',
    'data-focus-visible': 'While a part of it has the focus by keyboard',
  },
  vertical: { 'data-orientation': '`vertical`' },
  eitherOrientation: { 'data-orientation': '`horizontal` or `vertical`' },
  toolbarOrientation: { 'data-orientation': 'That of the toolbar that it is in' },
  align: { 'data-align': '`start`, `center` or `end`' },
  side: { 'data-side': '`top`, `right`, `bottom` or `left`' },
  triggerVariant: { 'data-variant': 'That of the Button or IconButton that it renders as' },
} as const;
