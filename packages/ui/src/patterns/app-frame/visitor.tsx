import { Anchor } from '../../components/link/index.ts';
import { LogIn } from 'lucide-react';
import { lazy } from 'react';
import { OnDemand } from '../on-demand.tsx';
import type { AccountProps } from './account.tsx';
import { ThemeButton } from './theme-button.tsx';

const loadThemeMenu = () => import('./theme-menu.tsx');
const ThemeMenu = lazy(async () => ({ default: (await loadThemeMenu()).ThemeMenu }));

/** The theme and, where there are accounts, the way to sign in. */
export function Visitor({ signInHref, ...choice }: Omit<AccountProps, 'user' | 'onSignOut'>) {
  if (signInHref === undefined) return <Theme {...choice} />;
  return (
    <div className="flex items-center gap-1">
      <Anchor
        href={signInHref}
        className="flex min-h-item min-w-0 flex-1 items-center gap-2 rounded-md px-2 font-medium text-ink no-underline hover:bg-hover"
      >
        <LogIn aria-hidden="true" className="size-4 shrink-0 text-ink-subtle rtl:-scale-x-100" />
        {choice.labels.signIn}
      </Anchor>
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
