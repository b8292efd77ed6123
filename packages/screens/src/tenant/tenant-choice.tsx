import { entityLabel, entityPlural, inSentence } from '@ninefold/specification';
import { TenantName, TenantSwitcher } from '@ninefold/ui/patterns/tenant-switcher';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { failureOf } from '../application/failure.ts';
import { useScreen } from '../application/use-screen.ts';
import { tenantsQuery } from '../queries/tenant.ts';
import { addressOutside, sameScreen } from './address-outside.ts';
import { TenantChoiceSkeleton } from './tenant-choice-skeleton.tsx';

/** Whose records are shown, and the way to those of others. */
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
  const plural = inSentence(entityPlural(entity));
  return (
    <TenantSwitcher
      label={entityLabel(entity)}
      current={tenant}
      tenants={tenants.data?.found}
      hrefFor={(chosen) => addressOutside(application.place, sameScreen(pathname), chosen?.id)}
      search={search}
      onSearchChange={setSearch}
      problem={tenants.error === null ? undefined : failureOf(tenants.error).message}
      onRetry={() => void tenants.refetch()}
      labels={{
        all: `All ${plural}`,
        search: `Search ${plural}`,
        noMatch: `No ${plural} match.`,
        loading: `Loading ${plural}`,
        retry: 'Try again',
      }}
    />
  );
}
