import { type Entity, fieldOf } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useScreen } from '../screen-context/index.ts';
import { tenantScope, tenantsQuery } from '../queries/index.ts';

/**
 * The value by which a new record belongs to the chosen tenant, or to the only one that the person
 * sees, by field name. Undefined until it is known.
 */
export function useTenantValues(entity: Entity): Readonly<Record<string, string>> | undefined {
  const { application, overview, tenant: chosen } = useScreen();
  const { declaration } = overview;
  const isAsked = chosen === undefined && declaration.access?.tenant !== undefined;
  const tenants = useQuery({ ...tenantsQuery(application, ''), enabled: isAsked });
  const seen = tenants.data?.found;
  return useMemo(() => {
    // Without an answer the form still works: the tenant is chosen in it.
    if (isAsked && tenants.isPending) return undefined;
    const [only] = seen?.length === 1 ? seen : [];
    const tenant = chosen ?? (only && tenantScope(only, declaration));
    return Object.fromEntries(
      (tenant?.narrow(entity) ?? []).flatMap(({ field, values: [id = ''] }) =>
        fieldOf(entity, field)?.grants.insert === true ? [[field, id] as const] : [],
      ),
    );
  }, [isAsked, tenants.isPending, seen, chosen, declaration, entity]);
}
