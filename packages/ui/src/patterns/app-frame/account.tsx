import { lazy, Suspense, useState } from 'react';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { AccountButton } from './account-button.tsx';
import type { AppFrameProps } from './app-frame-props.ts';
import type { PreferencesPart } from './preference-entries.tsx';

const loadAccountMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadAccountMenu()).AccountMenu }));
const Visitor = lazy(async () => ({ default: (await import('./visitor.tsx')).Visitor }));
const dialogs = {
  appearance: lazy(async () => ({
    default: (await import('../preferences/appearance-dialog.tsx')).AppearanceDialog,
  })),
  region: lazy(async () => ({
    default: (await import('../preferences/region-dialog.tsx')).RegionDialog,
  })),
};

export interface AccountProps extends Pick<
  AppFrameProps,
  'user' | 'onSignOut' | 'signInHref' | 'developerEntries'
> {}

/** Who is signed in, or the way to sign in; and the person's preferences. */
export function Account({ user, onSignOut, ...props }: AccountProps) {
  const [part, setPart] = useState<PreferencesPart>();
  const Dialog = part && dialogs[part];
  return (
    <>
      {user === undefined ? (
        <Suspense fallback={<div className="min-h-item" />}>
          <Visitor {...props} onOpen={setPart} />
        </Suspense>
      ) : (
        <LazyOverlay popup="menu" preload={loadAccountMenu} trigger={<AccountButton user={user} />}>
          <AccountMenu {...props} user={user} onSignOut={onSignOut} onOpen={setPart} />
        </LazyOverlay>
      )}
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setPart(undefined)} />
        </Suspense>
      )}
    </>
  );
}
