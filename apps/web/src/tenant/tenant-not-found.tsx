import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Anchor } from '@ninefold/ui/components/link';
import { useQuery } from '@tanstack/react-query';
import { entityLabel, entityPlural, inSentence } from '@ninefold/data/specification';
import { useScreen } from '../application/use-screen.ts';
import { tenantsQuery } from '../queries/tenant.ts';
import { addressOutside } from './address-outside.ts';

/** Stands for every screen of a tenant that is not there for this person. */
export function TenantNotFound() {
  const { application } = useScreen();
  const tenants = useQuery(tenantsQuery(application, ''));
  const entity = tenants.data?.entity;
  const title = entity === undefined ? 'Page not found' : `${entityLabel(entity)} not found`;
  return (
    <>
      <title>{title}</title>
      <EmptyState
        level={1}
        title={title}
        actions={
          <Button asChild>
            <Anchor href={addressOutside(application.place)}>
              {entity === undefined ? 'Go home' : `All ${inSentence(entityPlural(entity))}`}
            </Anchor>
          </Button>
        }
      >
        It doesn’t exist, was deleted, or you may not have access to it.
      </EmptyState>
    </>
  );
}
