import { deferred } from '../../application/index.ts';
import { TenantChoiceSkeleton } from './tenant-choice-skeleton.tsx';

/** Shows whose records are shown, and the way to those of others. */
export const TenantChoice = deferred(
  () => import('./tenant-choice.tsx'),
  'TenantChoice',
  <TenantChoiceSkeleton />,
);
