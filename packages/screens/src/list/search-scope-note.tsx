import { searchScope } from '@ninefold/data/records';
import { formatList } from '@ninefold/messages';
import { type Entity, entityName } from '@ninefold/specification';
import { listMessages } from './messages.ts';

/** Says in which fields a search of many records looks, or that no index serves it. */
export function SearchScopeNote({ entity }: { readonly entity: Entity }) {
  const { fields, documents, indexed } = searchScope(entity);
  const labels = [...fields, ...documents].map(({ label, name }) => label.value ?? name);
  return (
    <p className="px-4 pb-3 text-sm text-ink-subtle sm:px-6">
      {indexed === true
        ? listMessages.searchesIndexed({ fields: formatList(labels) })
        : listMessages.searchesAll({
            ...entityName(entity),
            count: entity.estimatedRows ?? 0,
            command: 'ninefold advise',
          })}
    </p>
  );
}
