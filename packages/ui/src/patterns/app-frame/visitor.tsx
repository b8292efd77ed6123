import { LogIn, Settings2 } from 'lucide-react';
import { lazy, type ComponentProps } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import type { AppFrameProps } from './app-frame-props.ts';
import { appFrameMessages } from './messages.ts';
import type { PreferenceEntriesProps } from './preference-entries.tsx';

const loadMenu = () => import('./preferences-menu.tsx');
const PreferencesMenu = lazy(async () => ({ default: (await loadMenu()).PreferencesMenu }));

export interface VisitorProps
  extends PreferenceEntriesProps, Pick<AppFrameProps, 'signInHref' | 'developerEntries'> {}

/** The preferences and, where there are accounts, the way to sign in. */
export function Visitor({ signInHref, ...props }: VisitorProps) {
  const iconOnly = signInHref !== undefined;
  const button = <PreferencesButton iconOnly={iconOnly} />;
  const preferences = (
    <LazyOverlay popup="menu" preload={loadMenu} trigger={button}>
      <PreferencesMenu {...props} trigger={button} align={iconOnly ? 'end' : 'start'} />
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
        {appFrameMessages.signIn}
      </Anchor>
      {preferences}
    </div>
  );
}

interface PreferencesButtonProps extends ComponentProps<'button'> {
  /** Without text, beside other controls. */
  readonly iconOnly: boolean;
}

/** Opens the menu of preferences. */
function PreferencesButton({ iconOnly, ...props }: PreferencesButtonProps) {
  if (iconOnly) {
    return (
      <IconButton {...props} label={appFrameMessages.preferences}>
        <Settings2 aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      {...props}
      className="flex min-h-item w-full min-w-0 items-center gap-2 rounded-md px-2 text-start text-ink-muted hover:bg-hover data-[state=open]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-subtle"
    >
      <Settings2 aria-hidden="true" />
      <span className="flex-1 truncate">{appFrameMessages.preferences}</span>
    </button>
  );
}
