import { listRecords, type RecordSource } from '@ninefold/data/records';
import { useQueries } from '@tanstack/react-query';
import { useScreen } from '../screen-context/index.ts';
import type { Attention } from './attention.ts';

const minute = 60_000;

/** How many records each is about, in their order: undefined until it is counted, null where it cannot be. */
export function useAttentionCounts(
  source: RecordSource,
  attention: readonly Attention[],
): readonly (number | null | undefined)[] {
  const { tenant } = useScreen();
  const answers = useQueries({
    queries: attention.map(({ entity, state, href }) => ({
      queryKey: ['records', entity.schema, entity.name, 'count', href],
      staleTime: minute,
      // What is overdue changes without a write.
      refetchInterval: minute,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const one = { ...state, limit: 1 };
        const { total } = await listRecords(
          source,
          entity,
          one,
          { fields: [], signal },
          { filters: tenant?.narrow(entity) ?? [] },
        );
        return total?.count ?? null;
      },
    })),
  });
  return answers.map(({ data, isError }) => (isError ? null : data));
}
