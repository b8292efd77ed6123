import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';

/** Placeholder for a point while it is loading. */
export function SpecificationPointSkeleton() {
  return (
    <Loading className="flex flex-col gap-5 px-4 pt-6 pb-6 sm:px-6">
      <span className="flex flex-col gap-3">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="w-80 max-w-full" />
      </span>
      <Skeleton shape="block" className="h-36 rounded-lg" />
      <Skeleton shape="block" className="w-80 max-w-full" />
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} shape="block" className="h-40 rounded-lg" />
      ))}
    </Loading>
  );
}
