import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Avatar } from '../../components/avatar/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { type ScreenAction, useScreenActions } from '../screen-actions/index.ts';
import type { AppFrameProps, FrameUser } from './app-frame-props.ts';
import { appFrameMessages } from './messages.ts';
import { type PreferencesPart, shortcutsKey } from './preferences-part.ts';

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
  shortcuts: lazy(async () => ({
    default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  })),
};

/** The signed-in person or the link to sign in, with the person's preferences. */
export function Account(props: AppFrameProps) {
  const { user, onSignOut, onViewAs, onStopViewing, signInHref, developerEntries } = props;
  const [part, setPart] = useState<PreferencesPart>();
  useScreenActions(accountActions(props, setPart));
  const Dialog = part && dialogs[part];
  return (
    <>
      {user === undefined ? (
        <Suspense fallback={<div className="min-h-item" />}>
          <Visitor signInHref={signInHref} developerEntries={developerEntries} onOpen={setPart} />
        </Suspense>
      ) : (
        <LazyOverlay popup="menu" preload={loadAccountMenu} trigger={<AccountButton user={user} />}>
          <AccountMenu
            trigger={<AccountButton user={user} />}
            name={user.name}
            onSignOut={onSignOut}
            onViewAs={onViewAs}
            onStopViewing={onStopViewing}
            developerEntries={developerEntries}
            onOpen={setPart}
          />
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

/** The entries of the menu, as actions that work everywhere. */
function accountActions(
  props: AppFrameProps,
  open: (part: PreferencesPart) => void,
): readonly ScreenAction[] {
  const { user, onSignOut, onViewAs, onStopViewing, signInHref, developerEntries = [] } = props;
  const parts = (['appearance', 'region', 'shortcuts'] as const).map((part) => ({
    label: appFrameMessages[part],
    shortcut: part === 'shortcuts' ? shortcutsKey : undefined,
    onSelect: () => open(part),
  }));
  const leaving = onStopViewing === undefined ? 'signOut' : 'stopAndSignOut';
  return [
    ...parts,
    ...developerEntries,
    { label: appFrameMessages.viewAs, onSelect: onViewAs },
    { label: appFrameMessages.stopViewing, onSelect: onStopViewing },
    user
      ? { label: appFrameMessages[leaving], onSelect: onSignOut }
      : { label: appFrameMessages.signIn, href: signInHref },
  ]
    .filter((entry) => ('onSelect' in entry ? entry.onSelect : entry.href))
    .map((entry) => ({ ...entry, id: `account: ${entry.label}`, place: 'everywhere' }));
}

interface AccountButtonProps extends ComponentProps<'button'> {
  readonly user: FrameUser;
}

/** Says who is signed in, and opens the menu. */
function AccountButton({ user, ...props }: AccountButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className="flex w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-start hover:bg-hover data-[state=open]:bg-hover"
    >
      <Avatar name={user.name} />
      <span className="grid min-w-0 flex-1">
        <span className="sr-only">{appFrameMessages.signedInAs} </span>
        <span className="truncate font-medium">
          <bdi>{user.name}</bdi>
        </span>
        {user.role !== undefined && (
          <span className="truncate text-xs text-ink-subtle">{user.role}</span>
        )}
      </span>
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
    </button>
  );
}
