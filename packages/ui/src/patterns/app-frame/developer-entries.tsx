import { MenuGroup, MenuItem, MenuSeparator } from '../../components/menu/index.ts';
import type { AccountEntry, AppFrameLabels } from './app-frame-props.ts';

export interface DeveloperEntriesProps {
  readonly entries: readonly AccountEntry[] | undefined;
  readonly labels: AppFrameLabels;
}

/** Within a menu: what the developers of the application look at. */
export function DeveloperEntries({ entries = [], labels }: DeveloperEntriesProps) {
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
