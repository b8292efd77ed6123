import { AppFrame } from '@ninefold/ui/patterns/app-frame';
import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useEntityCounts } from '../application/use-entity-counts.ts';
import { useKnownOfAddress } from '../application/use-known-of-address.ts';
import { usePointsKnown } from '../application/use-points-known.ts';
import { useRememberOpened } from '../application/use-remember-opened.ts';
import { useRecordTitle } from '../application/use-record-title.ts';
import { useRouteFocus } from '../application/use-route-focus.ts';
import { useScreen, useSessionLost } from '../application/use-screen.ts';
import { useSignOut } from '../application/use-sign-out.ts';
import { useVisited } from '../application/use-visited.ts';
import { signInAddress } from '../assemble/addresses.ts';
import { breadcrumbs } from '../assemble/breadcrumbs.ts';
import { navigationGroups, phoneEntries } from '../assemble/navigation.ts';
import { productTitle } from '../assemble/product-title.ts';
import { roleLabels } from '../assemble/role-label.ts';
import { isDevelopment } from '../calls/development.ts';
import { useCallsShortcut } from '../calls/use-calls-shortcut.ts';
import { declaredNavigation } from '../custom-screens/declared-navigation.ts';
import { offersProductScreen } from '../custom-screens/standing.ts';
import { ownBreadcrumbs } from '../custom-screens/own-breadcrumbs.ts';
import { useSchemaChanges } from '../schema/use-schema-changes.ts';
import { TenantChoiceSkeleton } from '../tenant/tenant-choice-skeleton.tsx';
import { WhyEverywhere } from '../why/why-everywhere.tsx';

const SignInAgain = lazy(async () => ({
  default: (await import('./sign-in-again.tsx')).SignInAgain,
}));
const TenantChoice = lazy(async () => ({
  default: (await import('../tenant/tenant-choice.tsx')).TenantChoice,
}));
const Calls = lazy(async () => ({ default: (await import('../calls/calls.tsx')).Calls }));

/** What stands around every screen: navigation, the way here, the person. */
export function Frame() {
  const { application, overview, person, roles } = useScreen();
  const { specification } = overview;
  const { specification: known } = useKnownOfAddress();
  const { pathname, href } = useLocation();
  // What the team declares for this address, in place of the application's screen.
  const { instead } = useRouteContext({ from: '/frame' });
  const pointsKnown = usePointsKnown();
  const { declaration } = overview;
  const groups = declaredNavigation(
    navigationGroups(overview, pathname, useEntityCounts(), pointsKnown),
    { declaration, entities: overview.entities, roles, pathname },
  );
  const recordTitle = useRecordTitle(known);
  useRememberOpened(recordTitle !== undefined);
  const signOut = useSignOut();
  const isSessionLost = useSessionLost(application);
  useRouteFocus();
  const visited = useVisited();
  const showsCalls =
    application.database !== null &&
    isDevelopment(application.configuration) &&
    offersProductScreen(declaration, 'calls', roles);
  const [callsOpen, setCallsOpen] = useState(false);
  useCallsShortcut(() => setCallsOpen(!callsOpen));
  useSchemaChanges();

  return (
    <AppFrame
      brand={{
        title: productTitle(application.configuration, specification),
        href: '/',
        logo: application.logo,
        known: offersProductScreen(declaration, 'specification', roles) ? pointsKnown : undefined,
      }}
      marker={application.configuration.start === 'example' ? 'Example' : undefined}
      tenant={
        person &&
        declaration.access?.tenant && (
          <Suspense fallback={<TenantChoiceSkeleton />}>
            <TenantChoice />
          </Suspense>
        )
      }
      groups={groups}
      noEntries={overview.entities.length === 0 ? 'No entities known' : undefined}
      phoneEntries={phoneEntries(groups)}
      user={
        person && {
          name: person.name ?? person.email,
          role: roleLabels(specification, roles.slice(0, -1)),
        }
      }
      onSignOut={person && signOut}
      developerEntries={
        showsCalls
          ? [
              {
                label: callsOpen ? 'Hide calls' : 'Show calls',
                shortcut: 'Alt+Shift+L',
                onSelect: () => setCallsOpen(!callsOpen),
              },
            ]
          : undefined
      }
      signInHref={application.database === null ? undefined : signInAddress(href)}
      breadcrumbs={
        ownBreadcrumbs(declaration, pathname, roles) ??
        breadcrumbs(known, pathname, recordTitle, visited.latestOf)
      }
      ask={<WhyEverywhere />}
      topBarEnd={application.database === null ? 'No database connected' : undefined}
    >
      {instead ?? <Outlet />}
      {showsCalls && callsOpen && (
        <Suspense>
          <Calls onClose={() => setCallsOpen(false)} />
        </Suspense>
      )}
      {isSessionLost && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </AppFrame>
  );
}
