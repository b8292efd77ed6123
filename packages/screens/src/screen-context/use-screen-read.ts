import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const recordsOfScreen = {
  queryKey: ['records'],
  predicate: ({ queryKey }: Query) => !queryKey.includes('count'),
};

/**
 * Whether the first screen has been shown with the records that it reads. What can wait is asked for
 * afterwards, so that it keeps nobody from their rows.
 */
export function useScreenRead(): boolean {
  const queries = useQueryClient();
  const isResolved = useRouterState({ select: ({ status }) => status === 'idle' });
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isResolved || isRead) return undefined;
    const look = () => {
      if (queries.isFetching(recordsOfScreen) === 0) setRead(true);
    };
    // The screen's own effects have run by now, and have sent what it reads.
    queueMicrotask(look);
    return queries.getQueryCache().subscribe(look);
  }, [isResolved, isRead, queries]);
  return isRead;
}
