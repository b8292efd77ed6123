import { installationSchema } from '@ninefold/data/client';
import { useQuery } from '@tanstack/react-query';
import { specificationKey } from '../screen-context/queries/index.ts';
import { useScreen } from '../screen-context/index.ts';

/** Returns whether the database lets the person view as somebody else, once it has answered. */
export function useMayViewAs(): boolean {
  const { application, overview, person } = useScreen();
  const { database, viewing } = application;
  const isAsked = overview.viewAs && person !== undefined && viewing === undefined;
  const { data = false } = useQuery({
    queryKey: [...specificationKey(application), 'view as'],
    staleTime: Infinity,
    enabled: isAsked,
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
  return isAsked && data;
}
