import type { ActionSubject, ScreenAction } from './screen-action.ts';

const offers = new Map<symbol, readonly ScreenAction[]>();
const followers = new Set<() => void>();
let actions: readonly ScreenAction[] = [];
let severalOf: readonly ActionSubject['kind'][] = [];

/** Returns the actions of the screen that is shown. The same array until they change. */
export function currentActions(): readonly ScreenAction[] {
  return actions;
}

/** Returns whether the actions are those of several subjects of a kind. */
export function hasSeveralSubjects(kind: ActionSubject['kind']): boolean {
  return severalOf.includes(kind);
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
  const offered = [...offers.values()].flat();
  const subjects = offered.flatMap(({ subject }) => subject ?? []);
  severalOf = (['record', 'list'] as const).filter(
    (kind) => new Set(subjects.flatMap((each) => (each.kind === kind ? each.id : []))).size > 1,
  );
  actions = [...new Map(offered.map(ofSubject).map((each) => [each.id, each])).values()];
  for (const follow of followers) follow();
}

/** Names the subject where there are several. A key would not say which one it means, unless the focus does. */
function ofSubject(action: ScreenAction): ScreenAction {
  const { subject, handlesKeys } = action;
  if (subject === undefined || handlesKeys === true) return action;
  const id = `${action.id} ${subject.id}`;
  if (!severalOf.includes(subject.kind)) return { ...action, id };
  return { ...action, id, detail: subject.title, shortcut: undefined, keysOnly: false };
}

/** While the next screen is on its way: the keys that it is to have. */
let held: KeyboardEvent[] | undefined;

/**
 * Keeps single keys for the screen that is on its way: they would act on the one that is still shown.
 *
 * @returns A function to call once that screen has offered its actions.
 */
export function holdKeys(): () => void {
  const own: KeyboardEvent[] = [];
  held = own;
  return () => {
    if (held === own) held = undefined;
    for (const event of own) hear(event);
  };
}

let isListening = false;
let press: ((event: KeyboardEvent, actions: readonly ScreenAction[]) => void) | undefined;

/** Listens for the keys of actions. What handles them is loaded meanwhile, and an early key waits for it. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('keydown', hear);
  hear();
}

function hear(event?: KeyboardEvent): void {
  if (held !== undefined && event !== undefined && isSingleKey(event)) held.push(event);
  else if (press !== undefined && event !== undefined) press(event, actions);
  // Without a connection the next key tries again.
  else load(event).catch(() => undefined);
}

function isSingleKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !altKey && !metaKey;
}

async function load(event: KeyboardEvent | undefined): Promise<void> {
  ({ press } = await import('./press.ts'));
  if (event !== undefined) press(event, actions);
}
