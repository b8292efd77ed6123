import { Skeleton } from '../components/skeleton/index.ts';

/** Stands for a literal while its display loads. */
export function LiteralSkeleton() {
  return <Skeleton className="my-1 max-w-32" />;
}
