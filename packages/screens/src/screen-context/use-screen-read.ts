import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const recordsOfScreen = {
  queryKey: ['records'],
  predicate: ({ queryKey }: Query) => !queryKey.includes('count'),
};

/**
 * Returns whether the first screen has been shown with the records that it reads. Everything that can wait is
 * loaded afterwards, so that it doesn't delay the rows.
 */
export function useScreenRead(): boolean {
  const queries = useQueryClient();
  const isResolved = useRouterState({ select: ({ status }) => status === 'idle' });
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isResolved || isRead) return undefined;
    let frame = 0;
    const look = () => {
      if (frame !== 0 || queries.isFetching(recordsOfScreen) > 0) return;
      // The frame shows the rows, and the task comes after it.
      frame = requestAnimationFrame(() => setTimeout(setRead, 0, true));
    };
    // The screen's own effects have run by now, and have sent what it reads.
    queueMicrotask(look);
    const stop = queries.getQueryCache().subscribe(look);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [isResolved, isRead, queries]);
  return isRead;
}
