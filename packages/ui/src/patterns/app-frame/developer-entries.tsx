import { useLabels } from '../../labels/index.ts';
import { MenuGroup, MenuItem, MenuSeparator } from '../../components/menu/index.ts';
import type { AccountEntry } from './app-frame-props.ts';
import { appFrameLabels } from './labels.ts';

export interface DeveloperEntriesProps {
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
