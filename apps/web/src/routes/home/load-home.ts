import type { Application } from '../../application/application.ts';
import { sessionPerson } from '../../application/session-person.ts';
import { ownRoles } from '../../assemble/own-roles.ts';
import { knownQuery, type Overview } from '../../queries/specification.ts';
import { homeEntities } from './home-entities.ts';

/** What home is made from, before it is shown. */
export async function loadHome(application: Application, overview: Overview): Promise<void> {
  const roles = ownRoles(sessionPerson(application));
  const entities = homeEntities(overview, roles);
  if (entities.length > 0) {
    await application.queries.ensureQueryData(knownQuery(application, entities));
  }
}
