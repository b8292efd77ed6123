import { findEntity } from '@ninefold/specification';
import { recordId } from '../../addresses/index.ts';
import { recordQuery } from '../../screen-context/queries/index.ts';
import { recordSourceOf, type ScreenContext } from '../../screen-context/index.ts';

/** Asks for the record of an address before its screen does. */
export function prefetchRecord(
  { application, loaded }: ScreenContext,
  { entity: name = '', id = '' }: Readonly<Record<string, string>>,
): void {
  const entity = findEntity(loaded.specification, name);
  if (entity?.grants.select !== true || application.database === null) return;
  const source = recordSourceOf(application.database.client, loaded);
  void application.queries.prefetchQuery(recordQuery(source, entity, recordId(id)));
}
