import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';

/** Placeholder for a form while its record is loading. */
export function FormSkeleton() {
  return (
    <Loading className="grid max-w-2xl gap-5 px-4 py-2 sm:px-6">
      {[24, 16, 28, 20, 12, 24].map((width, index) => (
        <span key={index} className="grid gap-2">
          <Skeleton style={{ width: `${width / 4}rem` }} />
          <Skeleton shape="block" />
        </span>
      ))}
    </Loading>
  );
}
