import type { ReactNode } from 'react';
import type { Application } from '../application/application.ts';
import { knownQuery } from '../queries/specification.ts';
import { NotFound } from '../routes/not-found.tsx';
import type { DeclaredPlace } from './declared-place.ts';
import { EntityNotForRole } from './not-for-role.tsx';
import { OwnScreenPlace } from './own-screen.tsx';
import { ownEntities, ownScreenQuery } from './own-queries.ts';

/** What a declared place shows, once what it needs is there: nothing flashes before it. */
export async function instead(application: Application, place: DeclaredPlace): Promise<ReactNode> {
  switch (place.is) {
    case 'hidden':
      return <NotFound />;
    case 'for others':
      return <EntityNotForRole place={place} />;
    case 'own': {
      const { queries } = application;
      // What fails is said by the screen, which can try again.
      await Promise.allSettled([
        queries.ensureQueryData(ownScreenQuery(place)),
        queries.ensureQueryData(knownQuery(application, ownEntities(place))),
      ]);
      return <OwnScreenPlace place={place} />;
    }
    default:
      return place satisfies never;
  }
}
