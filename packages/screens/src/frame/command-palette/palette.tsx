import type { NavigationGroup } from '@ninefold/ui/patterns/app-frame';
import {
  CommandPalette,
  type CommandPaletteProps,
  findCommands,
  type PaletteCommand,
  type PaletteGroup,
} from '@ninefold/ui/patterns/command-palette';
import { usePreferenceCommands } from '@ninefold/ui/patterns/preferences';
import { type ScreenAction, useCurrentActions } from '@ninefold/ui/patterns/screen-actions';
import { useLayoutEffect, useState } from 'react';
import { useFoundRecords } from './found-records.ts';
import { paletteMessages } from './messages.ts';
import { useOtherLists } from './other-lists.ts';
import { usePlaces } from './places.ts';
import { useRecentRecords } from './recent-records.ts';
import { useRestedText } from './rested-text.ts';
import { useSearchedEntities } from './searched-entities.ts';
import { useViewsOfLists } from './views-of-lists.ts';

export interface PaletteProps extends Pick<CommandPaletteProps, 'shortcut' | 'onClose'> {
  readonly navigation: readonly NavigationGroup[];
  /** Returns what was typed before the palette was there. */
  readonly takeTyped: () => string;
}

/** Finds recent records, actions of the screen, places, and records across the entities. */
export function Palette({ navigation, takeTyped, ...props }: PaletteProps) {
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    // Until the input has the focus, keys would go elsewhere.
    const take = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      document.removeEventListener('focusin', take);
      setText(takeTyped());
    };
    document.addEventListener('focusin', take);
    return () => document.removeEventListener('focusin', take);
  }, [takeTyped]);
  const typed = text.trim();
  const searched = searchText(typed);
  const rested = useRestedText(searched);
  const entities = useSearchedEntities();
  const actions = useCurrentActions();
  const recent = useRecentRecords(entities);
  const places = usePlaces(navigation);
  const views = useViewsOfLists();
  const records = useFoundRecords(searched, rested, entities);
  const lists = useOtherLists(searched, rested);
  const preferences = usePreferenceCommands();
  const general = actionGroup('everywhere', paletteMessages.general, actions);
  const groups = [
    recent,
    actionGroup('screen', paletteMessages.actions, actions),
    places,
    views,
    { ...general, commands: [...general.commands, ...preferences] },
    records && without(records, recent, text),
    lists,
  ].filter((group) => group !== undefined);
  return <CommandPalette {...props} groups={groups} text={text} onTextChange={setText} />;
}

/** A single Latin letter is in almost every label; a digit or a sign of another script is not. */
function searchText(typed: string): string {
  return /^[a-z]?$/i.test(typed) ? '' : typed;
}

function actionGroup(
  place: NonNullable<ScreenAction['place']>,
  title: string,
  actions: readonly ScreenAction[],
): PaletteGroup {
  return {
    id: place,
    title,
    commands: actions
      .filter((each) => each.keysOnly !== true && (each.place ?? 'screen') === place)
      .map(({ id, label, detail, shortcut, href, onSelect, disabledReason }): PaletteCommand => ({
        id: `action ${id}`,
        label,
        detail,
        kind: 'action',
        shortcut,
        href,
        // A link is followed by itself.
        onSelect: href === undefined ? onSelect : undefined,
        disabledReason,
      })),
  };
}

/** Leaves out the records that are among the recent ones already. */
function without(records: PaletteGroup, recent: PaletteGroup, text: string): PaletteGroup {
  const shown = new Set(findCommands(recent.commands, text).map(({ command }) => command.id));
  return { ...records, commands: records.commands.filter(({ id }) => !shown.has(id)) };
}
