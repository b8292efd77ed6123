import type { ReactElement } from 'react';
import { Menu, MenuContent, MenuTrigger } from '../../components/menu/index.ts';
import type { AppFrameProps } from './app-frame-props.ts';
import {
  DeveloperEntries,
  PreferenceEntries,
  type PreferenceEntriesProps,
} from './preference-entries.tsx';

export interface PreferencesMenuProps
  extends PreferenceEntriesProps, Pick<AppFrameProps, 'developerEntries'> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly align: 'start' | 'end';
}

/** A visitor's preferences, which have no account menu to be in. */
export function PreferencesMenu(props: PreferencesMenuProps) {
  const { trigger, align, developerEntries, onOpen } = props;
  return (
    <Menu>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align={align} side="top">
        <PreferenceEntries onOpen={onOpen} />
        <DeveloperEntries entries={developerEntries} />
      </MenuContent>
    </Menu>
  );
}
