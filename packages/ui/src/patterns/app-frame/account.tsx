import { LogIn } from 'lucide-react';
import { lazy } from 'react';
import { OnDemand } from '../on-demand.tsx';
import { AccountButton } from './account-button.tsx';
import type { AppFrameLabels, AppFrameProps } from './app-frame-props.ts';
import { ThemeButton } from './theme-button.tsx';

const loadAccountMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadAccountMenu()).AccountMenu }));
const loadThemeMenu = () => import('./theme-menu.tsx');
const ThemeMenu = lazy(async () => ({ default: (await loadThemeMenu()).ThemeMenu }));

export interface AccountProps extends Pick<
  AppFrameProps,
  'user' | 'theme' | 'onThemeChange' | 'onSignOut' | 'signInHref' | 'developerEntries'
> {
  readonly labels: AppFrameLabels;
}

/** Who is signed in, or the way to sign in; and the theme. */
export function Account({ user, onSignOut, signInHref, ...choice }: AccountProps) {
  const { labels } = choice;
  if (user !== undefined) {
    return (
      <OnDemand
        popup="menu"
        preload={loadAccountMenu}
        trigger={<AccountButton user={user} labels={labels} />}
      >
        <AccountMenu user={user} onSignOut={onSignOut} {...choice} />
      </OnDemand>
    );
  }
  if (signInHref === undefined) return <Theme {...choice} />;
  return (
    <div className="flex items-center gap-1">
      <a
        href={signInHref}
        className="flex min-h-item min-w-0 flex-1 items-center gap-2 rounded-md px-2 font-medium text-ink no-underline hover:bg-hover"
      >
        <LogIn aria-hidden="true" className="size-4 shrink-0 text-ink-subtle rtl:-scale-x-100" />
        {labels.signIn}
      </a>
      <Theme {...choice} iconOnly />
    </div>
  );
}

interface ThemeProps extends Pick<
  AccountProps,
  'theme' | 'onThemeChange' | 'labels' | 'developerEntries'
> {
  readonly iconOnly?: boolean;
}

function Theme({ iconOnly = false, ...choice }: ThemeProps) {
  return (
    <OnDemand
      popup="menu"
      preload={loadThemeMenu}
      trigger={<ThemeButton iconOnly={iconOnly} theme={choice.theme} labels={choice.labels} />}
    >
      <ThemeMenu iconOnly={iconOnly} {...choice} />
    </OnDemand>
  );
}
