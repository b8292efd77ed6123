import { AppFrame } from '@ninefold/ui/patterns/app-frame';
import { AnswersWhy } from '@ninefold/ui/patterns/why';
import {
  Outlet,
  useLocation,
  useRouteContext,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  breadcrumbs,
  customBreadcrumbs,
  declaredNavigation,
  favouritesBefore,
  inspectorBreadcrumbs,
  navigationGroups,
  phoneEntries,
  useRememberOpened,
  useVisitedAddresses,
} from '../navigation/index.ts';
import { frameMessages } from './messages.ts';
import type { FrameData } from './frame-data.ts';
import { useRecordTitle } from './use-cached-data.ts';
import { useFirstScreen } from './use-first-screen.ts';
import { useKeysOfNextScreen } from './use-keys-of-next-screen.ts';
import { useRouteFocus } from './use-route-focus.ts';
import {
  type ScreenContext,
  useIdentity,
  useScreen,
  useScreenRead,
  useSessionLost,
} from '../screen-context/index.ts';
import { signInAddress } from '../addresses/index.ts';
import { productTitle, roleLabels } from '../descriptors/index.ts';
import { deferred, isDevelopment } from '../application/index.ts';
import { useCommandPalette } from './command-palette/index.ts';
import { maySee, offersProductScreen } from '@ninefold/rules/permissions';
import type { FramePlace } from '@ninefold/specification/declaration';
import { FramePart } from '../custom-code/frame-parts/index.ts';
import { useSchemaChanges } from './schema-changes/index.ts';
import { TenantChoice } from './tenants/index.tsx';
import { SignInAgain } from './sign-in/index.ts';
import { stopViewing, ViewAs, Viewing } from '../failures/view-as/index.ts';

const FrameDataReader = deferred(() => import('./frame-data.ts'), 'FrameDataReader');
// A live region that is added while a modal dialog is open stays hidden: this one is there from the start.
const noChanges = <span aria-live="polite" />;
const WaitingChanges = deferred<'WaitingChanges', object>(
  () => import('../kept-work/offline/waiting.ts'),
  'WaitingChanges',
  noChanges,
);
const SignOut = deferred(() => import('./sign-out/sign-out.tsx'), 'SignOut');

/** The frame of every screen: navigation, breadcrumbs and the person. */
export function Frame() {
  const { application, inspector, overview, person, roles, loaded } = useScreen();
  const { specification, declaration } = overview;
  useEffect(() => application.person.show(), [application]);
  // The specification that the screen at the current address uses.
  const innermost = useRouterState({ select: ({ matches }) => matches.at(-1)?.context });
  const known = ((innermost as Partial<ScreenContext> | undefined)?.loaded ?? loaded).specification;
  const { pathname, href } = useLocation();
  // The screen that the team declares for this address replaces the application's.
  const { override, layout } = useRouteContext({ from: '/frame' });
  const isRead = useScreenRead();
  const isSessionLost = useSessionLost(application);
  const identity = useIdentity();
  const [data, setData] = useState<FrameData>({});
  const { linkOf, pointsKnown, mayViewAs } = data;
  const favourites = (data.favourites ?? favouritesBefore(identity)).map((favourite) => ({
    ...favourite,
    current: favourite.href === href,
  }));
  const isFavourite = favourites.some(({ current }) => current);
  const groups = declaredNavigation(
    // Only one link is the current one.
    navigationGroups(overview, isFavourite ? '' : pathname, linkOf, inspector && { pointsKnown }),
    { declaration, entities: overview.entities, roles, pathname },
  );
  const recordTitle = useRecordTitle(known);
  useRememberOpened(recordTitle !== undefined);
  const [isSigningOut, setSigningOut] = useState(false);
  const { viewing } = application;
  const router = useRouter();
  const [isChoosing, setChoosing] = useState(false);
  useRouteFocus();
  useKeysOfNextScreen();
  const visited = useVisitedAddresses();
  const logsCalls =
    inspector !== undefined &&
    isDevelopment(application.configuration) &&
    offersProductScreen(declaration, 'calls', roles);
  const loggingClient = logsCalls ? application.database?.client : undefined;
  const [callsOpen, setCallsOpen] = useState(false);
  const { search, palette } = useCommandPalette(groups);
  useSchemaChanges(isRead);
  useFirstScreen(isRead);

  const screen = override ?? <Outlet />;
  const waiting = isRead ? <WaitingChanges /> : noChanges;
  const shared = isSessionLost ? <SignInAgain /> : isRead && <FrameDataReader onRead={setData} />;
  // Somebody else is viewed within the frame, which says so.
  if (layout === 'page' && viewing === undefined) {
    return (
      // What answers "Why?" is a part of the frame.
      <AnswersWhy value={false}>
        <main className="min-h-dvh bg-canvas text-ink">
          {screen}
          <div className="fixed end-3 bottom-3 print:hidden">{waiting}</div>
          {shared}
        </main>
      </AnswersWhy>
    );
  }
  const partAt = (place: FramePlace) => {
    const part = declaration.screens?.frame?.[place];
    const isShown = person !== undefined && isRead && part && maySee(part.roles, roles);
    return isShown ? <FramePart place={place} /> : undefined;
  };
  const noDatabase = application.database === null ? frameMessages.noDatabase : undefined;

  return (
    <AppFrame
      brand={{
        title: productTitle(application.configuration, specification),
        href: '/',
        logo: application.logo,
        known: offersProductScreen(declaration, 'specification', roles) ? pointsKnown : undefined,
      }}
      marker={application.configuration.start === 'example' ? frameMessages.example : undefined}
      search={search}
      tenant={person && declaration.access?.tenant && <TenantChoice />}
      favourites={favourites}
      groups={groups}
      noEntries={overview.entities.length === 0 ? frameMessages.noEntities : undefined}
      phoneEntries={phoneEntries(groups, pathname)}
      user={
        person && {
          name: person.name ?? person.email,
          role: roleLabels(specification, roles.slice(0, -1)),
        }
      }
      onSignOut={person && (() => setSigningOut(true))}
      onViewAs={mayViewAs ? () => setChoosing(true) : undefined}
      onStopViewing={viewing && (() => stopViewing(router.history))}
      banner={viewing && <Viewing />}
      developerEntries={
        loggingClient
          ? [
              {
                label: callsOpen ? frameMessages.hideCalls : frameMessages.showCalls,
                shortcut: 'Alt+Shift+L',
                onSelect: () => setCallsOpen(!callsOpen),
              },
            ]
          : undefined
      }
      signInHref={
        application.database === null || viewing !== undefined ? undefined : signInAddress(href)
      }
      breadcrumbs={
        customBreadcrumbs(declaration, pathname, roles) ??
        (inspector && inspectorBreadcrumbs(pathname)) ??
        breadcrumbs(known, overview.entities, pathname, roles, recordTitle, visited.latestOf)
      }
      ask={
        <>
          {waiting}
          {inspector && <inspector.Why />}
        </>
      }
      topBarEnd={partAt('topBar') ?? noDatabase}
      navigationEnd={partAt('navigation')}
    >
      {screen}
      {inspector && loggingClient && callsOpen && (
        <inspector.Calls client={loggingClient} onClose={() => setCallsOpen(false)} />
      )}
      {palette}
      {shared}
      {isChoosing && <ViewAs onClose={() => setChoosing(false)} />}
      {isSigningOut && <SignOut onClose={() => setSigningOut(false)} />}
    </AppFrame>
  );
}
