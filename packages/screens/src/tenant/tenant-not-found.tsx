import { useQuery } from '@tanstack/react-query';
import { entityLabel, entityPlural, inSentence } from '@ninefold/specification';
import { useScreen } from '../application/use-screen.ts';
import { tenantsQuery } from '../queries/tenant.ts';
import { PageNotFound } from '../routes/page-not-found.tsx';
import { addressOutside } from './address-outside.ts';

/** Stands for every screen of a tenant that is not there for this person. */
export function TenantNotFound() {
  const { application } = useScreen();
  const tenants = useQuery(tenantsQuery(application, ''));
  if (tenants.isPending) return null;
  const entity = tenants.data?.entity;
  const href = addressOutside(application.place);
  return entity === undefined ? (
    <PageNotFound link={{ label: 'Go home', href }} />
  ) : (
    <PageNotFound
      title={`${entityLabel(entity)} not found`}
      link={{ label: `All ${inSentence(entityPlural(entity))}`, href }}
    />
  );
}
