import type { Application } from '../../application/application.ts';
import { knownQuery, type Overview } from '../../queries/specification.ts';
import { homeEntities } from './home-entities.ts';

/** What home is made from, before it is shown. */
export async function loadHome(application: Application, overview: Overview): Promise<void> {
  const entities = homeEntities(overview, overview.roles);
  if (entities.length > 0) {
    await application.queries.ensureQueryData(knownQuery(application, entities));
  }
}
