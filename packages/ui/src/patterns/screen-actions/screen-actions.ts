/** Something that a person can do on a screen, offered by the part of it that does it. */
export interface ScreenAction {
  /** If two actions have the same ID, the latest wins. */
  readonly id: string;
  readonly label: string;
  /** The result: "Completed". */
  readonly detail?: string;
  /** `everywhere` for what belongs to no screen. */
  readonly place?: 'screen' | 'everywhere';
  /** The part of the screen that the keys work in: the name of a diagram. */
  readonly part?: string;
  /** The keys that do it, unless the focus is in a dialog: `Alt+Shift+L`. */
  readonly shortcut?: string;
  /** The part that offers it listens to the keys itself. */
  readonly handlesKeys?: boolean;
  /** Done by its keys alone: the command palette leaves it out. */
  readonly keysOnly?: boolean;
  /** Leads to where it is done. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly disabledReason?: string;
}

const offers = new Map<symbol, readonly ScreenAction[]>();
const followers = new Set<() => void>();
let actions: readonly ScreenAction[] = [];

/** Returns the actions of the screen that is shown. The same array until they change. */
export function currentActions(): readonly ScreenAction[] {
  return actions;
}

export function followActions(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}

/** Offers actions in place of those that the same owner has offered before. */
export function offerActions(owner: symbol, offered: readonly ScreenAction[]): void {
  if (offers.size === 0) listen();
  offers.set(owner, offered);
  changed();
}

export function withdrawActions(owner: symbol): void {
  offers.delete(owner);
  changed();
}

function changed(): void {
  actions = [...new Map([...offers.values()].flat().map((each) => [each.id, each])).values()];
  for (const follow of followers) follow();
}

let isListening = false;
let press: ((event: KeyboardEvent) => void) | undefined;

/** Listens for the keys of actions. What handles them is loaded meanwhile, and an early key waits for it. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('keydown', hear);
  hear();
}

function hear(event?: KeyboardEvent): void {
  if (press !== undefined && event !== undefined) press(event);
  // Without a connection the next key tries again.
  else load(event).catch(() => undefined);
}

async function load(event: KeyboardEvent | undefined): Promise<void> {
  ({ press } = await import('./press.ts'));
  if (event !== undefined) press(event);
}
