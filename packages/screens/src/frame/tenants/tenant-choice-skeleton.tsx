import { Skeleton } from '@ninefold/ui/components/skeleton';

/** As high as the choice of a tenant: what is below does not move when it comes. */
export function TenantChoiceSkeleton() {
  return <Skeleton shape="block" className="h-11.5" />;
}
