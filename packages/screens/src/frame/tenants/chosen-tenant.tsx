import type { ReactNode } from 'react';
import type { Application } from '../../application/index.ts';
import {
  type Overview,
  tenantQuery,
  type TenantScope,
  tenantScope,
} from '../../screen-context/queries/index.ts';
import { TenantNotFound } from './tenant-not-found.tsx';

/** Finds the tenant in the address, or what replaces every screen if it isn't found. */
export async function chosenTenant(
  application: Application,
  { declaration }: Overview,
): Promise<{ readonly tenant?: TenantScope; readonly override?: ReactNode }> {
  const found = await application.queries.ensureQueryData(tenantQuery(application));
  return found === null
    ? { override: <TenantNotFound /> }
    : { tenant: tenantScope(found, declaration) };
}
