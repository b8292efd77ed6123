import { Fragment, useId, useRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { DialogBody, DialogClose, DialogFooter } from '../../components/dialog/index.ts';
import { Kbd } from '../../components/kbd/index.ts';
import { Switch } from '../../components/switch/index.ts';
import { usePreferences } from '../../provider/index.ts';
import { isCharacterKey } from '../character-keys.ts';
import { type ScreenAction, useCurrentActions } from '../screen-actions/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { shortcutsMessages } from './messages.ts';

export interface ShortcutsDialogProps {
  readonly onClose: () => void;
}

/** Lists the shortcuts that work on the screen behind it, and turns those of a single key off. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { preferences, change } = usePreferences();
  const help = useId();
  const content = useRef<HTMLDivElement>(null);
  const withCharacters = preferences.characterKeys !== false;
  const listed = useCurrentActions().filter(
    ({ shortcut, part, disabledReason }) =>
      shortcut !== undefined &&
      disabledReason === undefined &&
      // In a part of the screen they work only while the focus is in it.
      (withCharacters || part !== undefined || !isCharacterKey(shortcut)),
  );
  const groups = Map.groupBy(listed.toSorted(byLabel), placeOf);
  return (
    <TaskDialog
      ref={content}
      // It is to be read: the key that opened it must not press the switch.
      initialFocus={content}
      data-slot="shortcuts-dialog"
      title={shortcutsMessages.title}
      aria-describedby={undefined}
      onClose={onClose}
    >
      <DialogBody className="grid content-start gap-5 pb-1">
        {inOrder(groups).map(([title, actions]) => (
          <Shortcuts key={title} title={title} actions={actions} />
        ))}
        <div className="grid gap-1 border-t border-line pt-4">
          <Switch
            checked={withCharacters}
            aria-describedby={help}
            onChange={({ target }) => change({ characterKeys: target.checked })}
          >
            {shortcutsMessages.characterKeys}
          </Switch>
          <p id={help} className="text-sm text-ink-subtle">
            {shortcutsMessages.characterKeysHelp}
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button>{shortcutsMessages.done}</Button>
        </DialogClose>
      </DialogFooter>
    </TaskDialog>
  );
}

function byLabel(one: ScreenAction, other: ScreenAction): number {
  return one.label.localeCompare(other.label);
}

/** The title of the place where an action's keys work. */
function placeOf({ place, part }: ScreenAction): string {
  return part ?? shortcutsMessages[place === 'everywhere' ? 'everywhere' : 'screen'];
}

/** Returns the screen's first, then those of its parts, and last those that work everywhere. */
function inOrder(groups: ReadonlyMap<string, readonly ScreenAction[]>) {
  const order = [shortcutsMessages.screen, undefined, shortcutsMessages.everywhere];
  const place = (title: string) => (order.includes(title) ? order.indexOf(title) : 1);
  return [...groups].toSorted(([one], [other]) => place(one) - place(other));
}

interface ShortcutsProps {
  readonly title: string;
  readonly actions: readonly ScreenAction[];
}

function Shortcuts({ title, actions }: ShortcutsProps) {
  const id = useId();
  const withToggles = actions.some(canBeTurnedOff);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold">
        {title}
      </h3>
      <dl className="divide-y divide-line">
        {actions.map((action) => (
          <div key={action.id} className="flex items-center justify-between gap-4 py-1.5">
            <dt>{action.label}</dt>
            <dd className="flex items-center gap-3">
              <span>
                <Keys shortcut={action.shortcut ?? ''} />
              </span>
              {withToggles && <KeyToggle action={action} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether a shortcut can be turned off. In a part of the screen, keys work only while the focus is in it. */
function canBeTurnedOff({ shortcut = '', part }: ScreenAction): boolean {
  return part === undefined && isCharacterKey(shortcut);
}

/** Turns the single keys of an action off, or leaves the room for that. */
function KeyToggle({ action }: { readonly action: ScreenAction }) {
  const { preferences, change } = usePreferences();
  const { shortcut = '' } = action;
  if (!canBeTurnedOff(action)) return <span className="w-7" />;
  const off = preferences.disabledKeys?.split('\n') ?? [];
  return (
    <Switch
      aria-label={shortcutsMessages.keyToggle({
        keys: shortcut.replaceAll(' ', ` ${shortcutsMessages.thenKey} `),
      })}
      checked={!off.includes(shortcut)}
      onChange={({ target }) => {
        const others = off.filter((each) => each !== shortcut);
        change({ disabledKeys: (target.checked ? others : [...others, shortcut]).join('\n') });
      }}
    />
  );
}

/** Keys that are pressed together, or one after the other. */
function Keys({ shortcut }: { readonly shortcut: string }) {
  return shortcut.split(' ').map((keys, place) => (
    <Fragment key={place}>
      {place > 0 && ` ${shortcutsMessages.thenKey} `}
      <Kbd shortcut={keys} className="text-sm" />
    </Fragment>
  ));
}
