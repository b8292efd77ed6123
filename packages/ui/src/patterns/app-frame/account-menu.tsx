import { ChevronsUpDown, LogIn, LogOut, SunMoon } from 'lucide-react';
import { Avatar } from '../../components/avatar/index.ts';
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '../../components/menu/index.ts';
import type { AppFrameLabels, AppFrameProps, FrameUser, ThemeChoice } from './app-frame-props.ts';

export interface AccountMenuProps extends Pick<
  AppFrameProps,
  'user' | 'theme' | 'onThemeChange' | 'onSignOut' | 'signInHref'
> {
  readonly labels: AppFrameLabels;
}

/** Who is signed in; behind it the theme and signing out. */
export function AccountMenu(props: AccountMenuProps) {
  const { user, theme, onThemeChange, onSignOut, signInHref, labels } = props;
  return (
    <Menu>
      <MenuTrigger asChild>
        <button
          type="button"
          className="flex w-full min-w-0 items-center gap-2 rounded-md p-2 text-start hover:bg-hover data-[state=open]:bg-hover"
        >
          {user === undefined ? (
            <>
              <SunMoon aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
              <span className="flex-1">{labels.theme}</span>
            </>
          ) : (
            <UserName user={user} label={labels.account} />
          )}
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
        </button>
      </MenuTrigger>
      <MenuContent align="start" side="top" className="min-w-52">
        <MenuGroup label={labels.theme}>
          <MenuRadioGroup
            aria-label={labels.theme}
            value={theme}
            onValueChange={(chosen) => onThemeChange(chosen as ThemeChoice)}
          >
            <MenuRadioItem value="light">{labels.light}</MenuRadioItem>
            <MenuRadioItem value="dark">{labels.dark}</MenuRadioItem>
            <MenuRadioItem value="system">{labels.system}</MenuRadioItem>
          </MenuRadioGroup>
        </MenuGroup>
        {user === undefined && signInHref !== undefined && (
          <>
            <MenuSeparator />
            <MenuItem asChild icon={<LogIn aria-hidden="true" />}>
              <a href={signInHref}>{labels.signIn}</a>
            </MenuItem>
          </>
        )}
        {onSignOut !== undefined && (
          <>
            <MenuSeparator />
            <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onSignOut}>
              {labels.signOut}
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

function UserName({ user, label }: { readonly user: FrameUser; readonly label: string }) {
  return (
    <>
      <Avatar name={user.name} />
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="sr-only">{label}: </span>
        <span className="truncate font-medium">{user.name}</span>
        {user.role !== undefined && (
          <span className="truncate text-xs text-ink-subtle">{user.role}</span>
        )}
      </span>
    </>
  );
}
