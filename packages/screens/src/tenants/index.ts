import type { ReactNode } from 'react';
import { lazy } from 'react';
import type { Application } from '../application/index.ts';
import type { Overview, TenantScope } from '../queries/index.ts';

export { TenantChoiceSkeleton } from './tenant-choice-skeleton.tsx';
export { useTenantValues } from './use-tenant-values.ts';

/** Shows whose records are shown, and the way to those of others. */
export const TenantChoice = lazy(async () => ({
  default: (await import('./tenant-choice.tsx')).TenantChoice,
}));

/** Finds the tenant that the address names, or what to show in place of every screen. */
export async function chosenTenant(
  application: Application,
  overview: Overview,
): Promise<{ readonly tenant?: TenantScope; readonly override?: ReactNode }> {
  return (await import('./chosen-tenant.tsx')).chosenTenant(application, overview);
}
