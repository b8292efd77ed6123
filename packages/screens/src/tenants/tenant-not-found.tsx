import { useQuery } from '@tanstack/react-query';
import { entityLabel, entityPlural, inSentence } from '@ninefold/specification';
import { useScreen } from '../screen-context/index.ts';
import { tenantsQuery } from '../queries/index.ts';
import { PageNotFound } from '../not-found/index.ts';
import { tenantAddress } from './tenant-address.ts';

/** Replaces every screen of a tenant that this person can't see. */
export function TenantNotFound() {
  const { application } = useScreen();
  const tenants = useQuery(tenantsQuery(application, ''));
  if (tenants.isPending) return null;
  const entity = tenants.data?.entity;
  const href = tenantAddress(application.place);
  return entity === undefined ? (
    <PageNotFound link={{ label: 'Go home', href }} />
  ) : (
    <PageNotFound
      title={`${entityLabel(entity)} not found`}
      link={{ label: `All ${inSentence(entityPlural(entity))}`, href }}
    />
  );
}
