import type { ReactNode } from 'react';
import type { Application } from '../application/application.ts';
import type { Overview } from '../queries/specification.ts';
import { tenantQuery } from '../queries/tenant.ts';
import { TenantNotFound } from './tenant-not-found.tsx';
import { type TenantScope, tenantScope } from './tenant-scope.ts';

/** The tenant that the address names, or what stands in place of every screen where it is not found. */
export async function chosenTenant(
  application: Application,
  { declaration }: Overview,
): Promise<{ readonly tenant?: TenantScope; readonly instead?: ReactNode }> {
  const found = await application.queries.ensureQueryData(tenantQuery(application));
  return found === null
    ? { instead: <TenantNotFound /> }
    : { tenant: tenantScope(found, declaration) };
}
