import { ChevronsUpDown, LogOut } from 'lucide-react';
import { Avatar } from '../../components/avatar/index.ts';
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../components/menu/index.ts';
import type { AppFrameProps, FrameUser } from './app-frame-props.ts';
import { ThemeChoices, type ThemeChoicesProps } from './theme-menu.tsx';

export interface AccountMenuProps extends ThemeChoicesProps, Pick<AppFrameProps, 'onSignOut'> {
  readonly user: FrameUser;
}

/** Who is signed in; behind it the theme and signing out. */
export function AccountMenu({ user, onSignOut, ...choices }: AccountMenuProps) {
  const { labels } = choices;
  return (
    <Menu>
      <MenuTrigger asChild>
        <button
          type="button"
          className="flex w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-start hover:bg-hover data-[state=open]:bg-hover"
        >
          <Avatar name={user.name} />
          <span className="grid min-w-0 flex-1">
            <span className="sr-only">{labels.account}: </span>
            <span className="truncate font-medium">
              <bdi>{user.name}</bdi>
            </span>
            {user.role !== undefined && (
              <span className="truncate text-xs text-ink-subtle">{user.role}</span>
            )}
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
        </button>
      </MenuTrigger>
      <MenuContent align="start" side="top" className="w-(--radix-dropdown-menu-trigger-width)">
        <ThemeChoices {...choices} />
        <MenuSeparator />
        {/* The whole name, which the button may have cut. */}
        <MenuGroup label={<bdi className="break-words">{user.name}</bdi>}>
          {onSignOut !== undefined && (
            <MenuItem
              icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
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
