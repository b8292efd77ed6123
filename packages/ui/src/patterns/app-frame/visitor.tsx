import { LogIn } from 'lucide-react';
import { lazy } from 'react';
import { Anchor } from '../../components/link/index.ts';
import { useLabels } from '../../labels/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import type { AppFrameProps } from './app-frame-props.ts';
import { appFrameLabels } from './labels.ts';
import type { PreferenceEntriesProps } from './preference-entries.tsx';
import { PreferencesButton } from './preferences-button.tsx';

const loadMenu = () => import('./preferences-menu.tsx');
const PreferencesMenu = lazy(async () => ({ default: (await loadMenu()).PreferencesMenu }));

export interface VisitorProps
  extends PreferenceEntriesProps, Pick<AppFrameProps, 'signInHref' | 'developerEntries'> {}

/** The preferences and, where there are accounts, the way to sign in. */
export function Visitor({ signInHref, ...props }: VisitorProps) {
  const labels = useLabels(appFrameLabels);
  const iconOnly = signInHref !== undefined;
  const preferences = (
    <LazyOverlay
      popup="menu"
      preload={loadMenu}
      trigger={<PreferencesButton iconOnly={iconOnly} />}
    >
      <PreferencesMenu {...props} iconOnly={iconOnly} />
    </LazyOverlay>
  );
  if (signInHref === undefined) return preferences;
  return (
    <div className="flex items-center gap-1">
      <Anchor
        href={signInHref}
        className="flex min-h-item min-w-0 flex-1 items-center gap-2 rounded-md px-2 font-medium text-ink no-underline hover:bg-hover"
      >
        <LogIn aria-hidden="true" className="size-4 shrink-0 text-ink-subtle rtl:-scale-x-100" />
        {labels.signIn}
      </Anchor>
      {preferences}
    </div>
  );
}
