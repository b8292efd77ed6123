import { Globe, Keyboard, SunMoon } from 'lucide-react';
import { MenuGroup, MenuItem, MenuSeparator } from '../../components/menu/index.ts';
import { useShownShortcut } from '../screen-actions/index.ts';
import type { AccountEntry } from './app-frame-props.ts';
import { appFrameMessages } from './messages.ts';
import { type PreferencesPart, shortcutsKey } from './preferences-part.ts';

export interface PreferenceEntriesProps {
  readonly onOpen: (part: PreferencesPart) => void;
}

/** Within a menu: what opens the dialogs of the person's preferences. */
export function PreferenceEntries({ onOpen }: PreferenceEntriesProps) {
  const shown = useShownShortcut();
  return (
    <>
      <MenuItem start={<SunMoon aria-hidden="true" />} onSelect={() => onOpen('appearance')}>
        {appFrameMessages.appearance}
      </MenuItem>
      <MenuItem start={<Globe aria-hidden="true" />} onSelect={() => onOpen('region')}>
        {appFrameMessages.region}
      </MenuItem>
      <MenuItem
        start={<Keyboard aria-hidden="true" />}
        shortcut={shown(shortcutsKey)}
        onSelect={() => onOpen('shortcuts')}
      >
        {appFrameMessages.shortcuts}
      </MenuItem>
    </>
  );
}

interface DeveloperEntriesProps {
  readonly entries: readonly AccountEntry[] | undefined;
}

/** Within a menu: what the developers of the application look at. */
export function DeveloperEntries({ entries = [] }: DeveloperEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      <MenuGroup label={appFrameMessages.developers}>
        {entries.map(({ label, shortcut, onSelect }) => (
          <MenuItem key={label} shortcut={shortcut} onSelect={onSelect}>
            {label}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}
