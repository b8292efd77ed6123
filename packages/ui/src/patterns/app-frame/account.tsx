import { LogIn } from 'lucide-react';
import { AccountMenu } from './account-menu.tsx';
import type { AppFrameLabels, AppFrameProps } from './app-frame-props.ts';
import { ThemeMenu } from './theme-menu.tsx';

export interface AccountProps extends Pick<
  AppFrameProps,
  'user' | 'theme' | 'onThemeChange' | 'onSignOut' | 'signInHref'
> {
  readonly labels: AppFrameLabels;
}

/** Who is signed in, or the way to sign in; and the theme. */
export function Account({ user, onSignOut, signInHref, ...choice }: AccountProps) {
  const { labels } = choice;
  if (user !== undefined) return <AccountMenu user={user} onSignOut={onSignOut} {...choice} />;
  if (signInHref === undefined) return <ThemeMenu {...choice} />;
  return (
    <div className="flex items-center gap-1">
      <a
        href={signInHref}
        className="flex min-h-item min-w-0 flex-1 items-center gap-2 rounded-md px-2 font-medium text-ink no-underline hover:bg-hover"
      >
        <LogIn aria-hidden="true" className="size-4 shrink-0 text-ink-subtle rtl:-scale-x-100" />
        {labels.signIn}
      </a>
      <ThemeMenu {...choice} iconOnly />
    </div>
  );
}
