import { entityLabel, entityPlural, inSentence } from '@ninefold/specification';
import { TenantName, TenantSwitcher } from '@ninefold/ui/patterns/tenant-switcher';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { failureOf } from '../../application/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { tenantsQuery } from '../../screen-context/queries/index.ts';
import { tenantAddress, sameScreen } from './tenant-address.ts';
import { TenantChoiceSkeleton } from './tenant-choice-skeleton.tsx';

/** Shows the current tenant, and switches to others. */
export function TenantChoice() {
  const { application, tenant } = useScreen();
  const { pathname } = useLocation();
  const [search, setSearch] = useState('');
  const whole = useQuery(tenantsQuery(application, ''));
  const tenants = useQuery({
    ...tenantsQuery(application, search),
    placeholderData: keepPreviousData,
  });
  const entity = whole.data?.entity;
  if (whole.isPending) return <TenantChoiceSkeleton />;
  if (entity === undefined) return null;
  const [first, second] = whole.data?.found ?? [];
  // With one tenant there is nothing to choose; with none, nothing to say.
  if (tenant === undefined && second === undefined) {
    return first && <TenantName label={entityLabel(entity)} name={first.label} />;
  }
  return (
    <TenantSwitcher
      label={entityLabel(entity)}
      plural={inSentence(entityPlural(entity))}
      current={tenant}
      tenants={tenants.data?.found}
      hrefFor={(chosen) => tenantAddress(application.place, sameScreen(pathname), chosen?.id)}
      search={search}
      onSearchChange={setSearch}
      problem={tenants.error === null ? undefined : failureOf(tenants.error).message}
      onRetry={() => void tenants.refetch()}
    />
  );
}
