import { AppFrame } from '@ninefold/ui/patterns/app-frame';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { chooseTheme, chosenTheme } from '../application/theme.ts';
import { useEntityCounts } from '../application/use-entity-counts.ts';
import { useKnownOfAddress } from '../application/use-known-of-address.ts';
import { usePointsKnown } from '../application/use-points-known.ts';
import { useRecordTitle } from '../application/use-record-title.ts';
import { useRouteFocus } from '../application/use-route-focus.ts';
import { useScreen } from '../application/use-screen.ts';
import { useSignOut } from '../application/use-sign-out.ts';
import { breadcrumbs } from '../assemble/breadcrumbs.ts';
import { navigationGroups, phoneEntries } from '../assemble/navigation.ts';
import { productTitle } from '../assemble/product-title.ts';
import { roleLabel } from '../assemble/role-label.ts';
import { WhyEverywhere } from '../why/why-everywhere.tsx';

/** What stands around every screen: navigation, the way here, the person. */
export function Frame() {
  const { application, overview, person } = useScreen();
  const { specification } = overview;
  const { specification: known } = useKnownOfAddress();
  const { pathname } = useLocation();
  const [theme, setTheme] = useState(chosenTheme);
  const pointsKnown = usePointsKnown();
  const groups = navigationGroups(overview, pathname, useEntityCounts(), pointsKnown);
  const recordTitle = useRecordTitle(known);
  const signOut = useSignOut();
  useRouteFocus();

  return (
    <AppFrame
      brand={{
        title: productTitle(application.configuration, specification),
        href: '/',
        known: pointsKnown,
      }}
      marker={application.configuration.start === 'example' ? 'Example' : undefined}
      groups={groups}
      noEntries={overview.entities.length === 0 ? 'No entities known' : undefined}
      phoneEntries={phoneEntries(groups)}
      user={
        person && { name: person.name ?? person.email, role: roleLabel(specification, person.role) }
      }
      theme={theme}
      onThemeChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
      onSignOut={person && signOut}
      signInHref={application.database === null ? undefined : '/sign-in'}
      breadcrumbs={breadcrumbs(known, pathname, recordTitle)}
      ask={<WhyEverywhere />}
      topEnd={application.database === null ? 'No database connected' : undefined}
    >
      <Outlet />
    </AppFrame>
  );
}
