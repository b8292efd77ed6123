/** A record or list that actions are done with. */
export interface ActionSubject {
  readonly kind: 'record' | 'list';
  /** Tells it from all others on the screen. */
  readonly id: string;
  readonly title: string;
}

/** Something that a person can do on a screen, offered by the part of it that does it. */
export interface ScreenAction {
  /** If two actions of the same subject have the same ID, the latest wins. */
  readonly id: string;
  readonly label: string;
  /** The result: "Completed". */
  readonly detail?: string;
  /** `everywhere` for what belongs to no screen. */
  readonly place?: 'screen' | 'everywhere';
  /** The part of the screen that the keys work in: the name of a diagram. */
  readonly part?: string;
  /** The keys that do it, unless the focus is in a dialog: `Alt+Shift+L`, or `G W` one after the other. */
  readonly shortcut?: string;
  /** The part that offers it listens to the keys itself. */
  readonly handlesKeys?: boolean;
  /** Done by its keys alone: the command palette leaves it out. */
  readonly keysOnly?: boolean;
  /** Leads to where it is done. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly disabledReason?: string;
  readonly subject?: ActionSubject | undefined;
}
