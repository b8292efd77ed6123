import { type Entity, entityId, entityPath, type Screen } from '../../model/index.ts';

/** Point 2: the screens that an entity has, by what the current role may do. */
export function screensOf(entity: Entity): readonly Screen[] {
  const list = entityPath(entity);
  const key = entity.key.map((field) => `{${field}}`).join(',');
  const { grants } = entity;
  const hasDetail = grants.select && entity.key.length > 0;
  const screen = (kind: Screen['kind'], path: string, parameters: readonly string[]): Screen => ({
    kind,
    title: '',
    path,
    parameters,
    entity: entityId(entity),
    source: { from: 'derived', of: `${entity.kind} ${entity.schema}.${entity.name}` },
  });
  return [
    ...(grants.select ? [screen('list', list, [])] : []),
    ...(hasDetail ? [screen('detail', `${list}/${key}`, entity.key)] : []),
    ...(grants.insert ? [screen('create', `${list}/new`, [])] : []),
    ...(hasDetail && grants.update ? [screen('change', `${list}/${key}/edit`, entity.key)] : []),
  ];
}
