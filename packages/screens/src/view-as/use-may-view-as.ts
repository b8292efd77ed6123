import { installationSchema } from '@ninefold/data/client';
import { useQuery } from '@tanstack/react-query';
import { specificationKey } from '../queries/index.ts';
import { useScreen } from '../screen-context/index.ts';

/**
 * Returns whether the person may view as somebody else, once the screen's records are read: by the database, where
 * the team has installed it.
 */
export function useMayViewAs(isRead: boolean): boolean {
  const { application, overview, person } = useScreen();
  const { database, viewing } = application;
  const isPossible = overview.viewAs && person !== undefined && viewing === undefined;
  const { data = false } = useQuery({
    queryKey: [...specificationKey(application), 'view as'],
    enabled: isPossible && isRead && database !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      if (database === null) return false;
      const { client } = database;
      const { data: answer } = await client.supabase
        .schema(installationSchema(client))
        .rpc('ninefold_viewing_as', {}, { get: true })
        .abortSignal(signal);
      return (answer as { readonly allowed?: unknown } | null)?.allowed === true;
    },
  });
  return isPossible && data;
}
