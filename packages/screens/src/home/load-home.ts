import type { Application } from '../application/index.ts';
import { entitySpecificationQuery, type Overview } from '../queries/index.ts';
import { homeEntities } from './home-entities.ts';

/** Reads the specification of the entities on the home screen. */
export async function loadHome(application: Application, overview: Overview): Promise<void> {
  const entities = homeEntities(overview, overview.roles);
  if (entities.length > 0) {
    await application.queries.ensureQueryData(entitySpecificationQuery(application, entities));
  }
}
