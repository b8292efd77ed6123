import { Globe, SunMoon } from 'lucide-react';
import { MenuGroup, MenuItem, MenuSeparator } from '../../components/menu/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { AccountEntry } from './app-frame-props.ts';
import { appFrameLabels } from './labels.ts';

/** The dialogs that a person's preferences are changed in. */
export type PreferencesPart = 'appearance' | 'region';

export interface PreferenceEntriesProps {
  readonly onOpen: (part: PreferencesPart) => void;
}

/** Within a menu: what opens the dialogs of the person's preferences. */
export function PreferenceEntries({ onOpen }: PreferenceEntriesProps) {
  const labels = useLabels(appFrameLabels);
  return (
    <>
      <MenuItem start={<SunMoon aria-hidden="true" />} onSelect={() => onOpen('appearance')}>
        {labels.appearance}
      </MenuItem>
      <MenuItem start={<Globe aria-hidden="true" />} onSelect={() => onOpen('region')}>
        {labels.region}
      </MenuItem>
    </>
  );
}

interface DeveloperEntriesProps {
  readonly entries: readonly AccountEntry[] | undefined;
}

/** Within a menu: what the developers of the application look at. */
export function DeveloperEntries({ entries = [] }: DeveloperEntriesProps) {
  const labels = useLabels(appFrameLabels);
  if (entries.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      <MenuGroup label={labels.developers}>
        {entries.map(({ label, shortcut, onSelect }) => (
          <MenuItem key={label} shortcut={shortcut} onSelect={onSelect}>
            {label}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}
