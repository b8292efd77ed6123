import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';

/** Holds the place of a history until it is in words. */
export function HistorySkeleton() {
  return (
    <Loading className="flex flex-col gap-5 px-4 py-3 sm:px-5">
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/3" />
    </Loading>
  );
}
