import { type Call, type Entity, entityId, isGenerated } from '../../model/index.ts';

/** Point 7: the Data API's calls for an entity, by what the current role may do. */
export function callsOf(entity: Entity): readonly Call[] {
  const { grants } = entity;
  const writable = entity.fields.filter((field) => !isGenerated(field));
  const call = (method: Call['method'], payload: readonly string[]): Call => ({
    method,
    path: `/rest/v1/${encodeURIComponent(entity.name)}`,
    does: '',
    entity: entityId(entity),
    ...(entity.schema === 'public' ? {} : { schema: entity.schema }),
    payload,
    source: entity.source,
  });
  const fieldsFor = (action: 'insert' | 'update') =>
    writable.filter((field) => field.grants[action]).map((field) => field.name);
  return [
    ...(grants.select ? [call('GET', [])] : []),
    ...(grants.insert ? [call('POST', fieldsFor('insert'))] : []),
    ...(grants.update ? [call('PATCH', fieldsFor('update'))] : []),
    ...(grants.delete ? [call('DELETE', [])] : []),
  ];
}
