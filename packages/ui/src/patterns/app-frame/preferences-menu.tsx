import { Menu, MenuContent, MenuTrigger } from '../../components/menu/index.ts';
import type { AppFrameProps } from './app-frame-props.ts';
import { DeveloperEntries } from './developer-entries.tsx';
import { PreferenceEntries, type PreferenceEntriesProps } from './preference-entries.tsx';
import { PreferencesButton } from './preferences-button.tsx';

export interface PreferencesMenuProps
  extends PreferenceEntriesProps, Pick<AppFrameProps, 'developerEntries'> {
  /** Without words, where it stands beside something else. */
  readonly iconOnly: boolean;
}

/** A visitor's preferences: nobody is signed in whose name could open them. */
export function PreferencesMenu({ iconOnly, developerEntries, onOpen }: PreferencesMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <PreferencesButton iconOnly={iconOnly} />
      </MenuTrigger>
      <MenuContent align={iconOnly ? 'end' : 'start'} side="top">
        <PreferenceEntries onOpen={onOpen} />
        <DeveloperEntries entries={developerEntries} />
      </MenuContent>
    </Menu>
  );
}
