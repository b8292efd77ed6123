import { LogOut } from 'lucide-react';
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../components/menu/index.ts';
import { useLabels } from '../../labels/index.ts';
import { AccountButton } from './account-button.tsx';
import type { AppFrameProps, FrameUser } from './app-frame-props.ts';
import { DeveloperEntries } from './developer-entries.tsx';
import { appFrameLabels } from './labels.ts';
import { PreferenceEntries, type PreferenceEntriesProps } from './preference-entries.tsx';

export interface AccountMenuProps
  extends PreferenceEntriesProps, Pick<AppFrameProps, 'onSignOut' | 'developerEntries'> {
  readonly user: FrameUser;
}

/** Who is signed in; behind it, preferences and signing out. */
export function AccountMenu({ user, onSignOut, developerEntries, onOpen }: AccountMenuProps) {
  const labels = useLabels(appFrameLabels);
  return (
    <Menu>
      <MenuTrigger asChild>
        <AccountButton user={user} />
      </MenuTrigger>
      <MenuContent align="start" side="top" className="w-(--radix-dropdown-menu-trigger-width)">
        <PreferenceEntries onOpen={onOpen} />
        <DeveloperEntries entries={developerEntries} />
        <MenuSeparator />
        {/* The whole name, which the button may have cut. */}
        <MenuGroup label={<bdi className="break-words">{user.name}</bdi>}>
          {onSignOut !== undefined && (
            <MenuItem
              start={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
              onSelect={onSignOut}
            >
              {labels.signOut}
            </MenuItem>
          )}
        </MenuGroup>
      </MenuContent>
    </Menu>
  );
}
