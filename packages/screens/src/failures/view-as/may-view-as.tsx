import { installationSchema } from '@ninefold/data/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { specificationKey } from '../../queries/index.ts';
import { useScreen } from '../../screen-context/index.ts';

export interface MayViewAsProps {
  readonly onAnswer: (may: boolean) => void;
}

/** Asks the database whether the person may view as somebody else. Shows nothing. */
export function MayViewAs({ onAnswer }: MayViewAsProps) {
  const { application } = useScreen();
  const { database } = application;
  const { data = false } = useQuery({
    queryKey: [...specificationKey(application), 'view as'],
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
  const answered = useEffectEvent(onAnswer);
  useEffect(() => answered(data), [data]);
  return null;
}
