import { Eye, EyeOff, LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../components/menu/index.ts';
import type { AppFrameProps } from './app-frame-props.ts';
import { appFrameMessages } from './messages.ts';
import {
  DeveloperEntries,
  PreferenceEntries,
  type PreferenceEntriesProps,
} from './preference-entries.tsx';

export interface AccountMenuProps
  extends
    PreferenceEntriesProps,
    Pick<AppFrameProps, 'onSignOut' | 'onViewAs' | 'onStopViewing' | 'developerEntries'> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** The person's name. */
  readonly name: string;
}

/** The signed-in person, with a menu for preferences and signing out. */
export function AccountMenu(props: AccountMenuProps) {
  const { trigger, name, onSignOut, onViewAs, onStopViewing, developerEntries, onOpen } = props;
  return (
    <Menu>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="start" side="top" className="w-(--radix-dropdown-menu-trigger-width)">
        <PreferenceEntries onOpen={onOpen} />
        <DeveloperEntries entries={developerEntries} />
        <MenuSeparator />
        {/* The whole name, which the button may have cut. */}
        <MenuGroup label={<bdi className="break-words">{name}</bdi>}>
          {onViewAs !== undefined && (
            <MenuItem start={<Eye aria-hidden="true" />} onSelect={onViewAs}>
              {appFrameMessages.viewAs}
            </MenuItem>
          )}
          {onStopViewing !== undefined && (
            <MenuItem start={<EyeOff aria-hidden="true" />} onSelect={onStopViewing}>
              {appFrameMessages.stopViewing}
            </MenuItem>
          )}
          {onSignOut !== undefined && (
            <MenuItem
              start={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
              onSelect={onSignOut}
            >
              {onStopViewing === undefined
                ? appFrameMessages.signOut
                : appFrameMessages.stopAndSignOut}
            </MenuItem>
          )}
        </MenuGroup>
      </MenuContent>
    </Menu>
  );
}
