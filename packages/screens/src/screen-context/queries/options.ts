/** Loaded when records are first searched for or named. */
import { optionsById, type RecordSource, referenceOptions } from '@ninefold/data/records';
import { entityId, type Reference } from '@ninefold/specification';
import type { Application } from '../../application/index.ts';
import { entitySpecificationQuery } from './specification.ts';

export { optionsById, referenceOptions };

/** Returns a source that knows the entity of a reference: that of a related record may lead further. */
export async function sourceFor(
  application: Application,
  source: RecordSource,
  { entity, schema }: Reference,
): Promise<RecordSource> {
  if (source.entities.some((each) => each.name === entity && each.schema === schema)) return source;
  const { specification } = await application.queries.fetchQuery(
    entitySpecificationQuery(application, [entityId({ name: entity, schema })]),
  );
  return { ...source, entities: [...source.entities, ...specification.entities] };
}
