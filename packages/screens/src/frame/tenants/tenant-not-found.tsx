import { useQuery } from '@tanstack/react-query';
import { entityName } from '@ninefold/specification';
import { useScreen } from '../../screen-context/index.ts';
import { tenantsQuery } from '../../screen-context/queries/index.ts';
import { PageNotFound } from '../../failures/index.ts';
import { tenantMessages } from './messages.ts';
import { tenantAddress } from './tenant-address.ts';

/** Replaces every screen of a tenant that this person can't see. */
export function TenantNotFound() {
  const { application } = useScreen();
  const tenants = useQuery(tenantsQuery(application, ''));
  if (tenants.isPending) return null;
  const entity = tenants.data?.entity;
  const href = tenantAddress(application.place);
  return entity === undefined ? (
    <PageNotFound link={{ href }} />
  ) : (
    <PageNotFound
      title={tenantMessages.notFound(entityName(entity))}
      link={{ label: tenantMessages.all(entityName(entity)), href }}
    />
  );
}
