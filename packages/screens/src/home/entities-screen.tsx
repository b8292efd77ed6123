import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { EntityDirectory } from '@ninefold/ui/patterns/entity-directory';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useScreen } from '../screen-context/index.ts';
import { entitiesInOverview, entitiesQuery } from '../screen-context/queries/index.ts';
import { failureNotice } from '../failures/index.ts';
import { directoryEntries } from './directory-entries.ts';
import { entitiesScreenMessages } from './entities-messages.ts';

/** All entities that a person may read: a navigation has no room for hundreds. */
export function EntitiesScreen() {
  const { application, overview, roles } = useScreen();
  const { search = '', limit = '' }: { readonly search?: string; readonly limit?: string } =
    useSearch({ strict: false });
  const atMost = Math.max(entitiesInOverview, Number(limit) || 0);
  const navigate = useNavigate();
  const found = useQuery({
    ...entitiesQuery(application, { search, atMost }),
    placeholderData: keepPreviousData,
  });
  const { entities, readable } = found.data ?? overview;
  const entries = directoryEntries(entities, overview, roles);
  const go = (next: Record<string, string>) =>
    navigate({ to: '/data', search: next, replace: true });
  return (
    <>
      <title>{entitiesScreenMessages.title}</title>
      <ScreenHeader
        title={entitiesScreenMessages.title}
        description={entitiesScreenMessages.description}
      />
      {failureNotice(found) ?? (
        <EntityDirectory
          entries={entries}
          total={readable > entities.length ? readable : entries.length}
          search={search}
          busy={found.isPlaceholderData}
          onSearchChange={(text) => void go(text === '' ? {} : { search: text })}
          onMore={
            readable > entities.length
              ? () =>
                  void go({
                    ...(search !== '' && { search }),
                    limit: String(atMost + 2 * entitiesInOverview),
                  })
              : undefined
          }
        />
      )}
    </>
  );
}
