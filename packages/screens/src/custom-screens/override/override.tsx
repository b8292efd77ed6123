import type { ReactNode } from 'react';
import type { Application } from '../../application/index.ts';
import { entitySpecificationQuery } from '../../queries/index.ts';
import { NotFound } from '../../not-found/index.ts';
import type { DeclaredPlace } from './declared-place.ts';
import { EntityRoleRequired } from './role-required.tsx';
import { CustomScreenAtPath } from './custom-screen-at-path.tsx';
import { customScreenEntities, customScreenQuery } from './custom-screen-query.ts';

/** Loads what a declared place needs, so that nothing flashes, and returns its screen. */
export async function renderOverride(
  application: Application,
  place: DeclaredPlace,
): Promise<ReactNode> {
  switch (place.is) {
    case 'hidden':
      return <NotFound />;
    case 'other roles':
      return <EntityRoleRequired place={place} />;
    case 'custom': {
      const { queries } = application;
      // The screen reports failures, and can try again.
      await Promise.allSettled([
        queries.ensureQueryData(customScreenQuery(place)),
        queries.ensureQueryData(entitySpecificationQuery(application, customScreenEntities(place))),
      ]);
      return <CustomScreenAtPath place={place} />;
    }
    default:
      return place satisfies never;
  }
}
