import { lazy, Suspense } from 'react';
import { OnDemand } from '../on-demand.tsx';
import { AccountButton } from './account-button.tsx';
import type { AppFrameLabels, AppFrameProps } from './app-frame-props.ts';

const loadAccountMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadAccountMenu()).AccountMenu }));
const Visitor = lazy(async () => ({ default: (await import('./visitor.tsx')).Visitor }));

export interface AccountProps extends Pick<
  AppFrameProps,
  'user' | 'theme' | 'onThemeChange' | 'onSignOut' | 'signInHref' | 'developerEntries'
> {
  readonly labels: AppFrameLabels;
}

/** Who is signed in, or the way to sign in; and the theme. */
export function Account({ user, onSignOut, ...choice }: AccountProps) {
  if (user === undefined) {
    return (
      <Suspense fallback={<div className="min-h-item" />}>
        <Visitor {...choice} />
      </Suspense>
    );
  }
  return (
    <OnDemand
      popup="menu"
      preload={loadAccountMenu}
      trigger={<AccountButton user={user} labels={choice.labels} />}
    >
      <AccountMenu user={user} onSignOut={onSignOut} {...choice} />
    </OnDemand>
  );
}
