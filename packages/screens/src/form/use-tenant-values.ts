import { onField } from '@ninefold/rules/permissions';
import { type Entity, fieldOf } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askedOf, useScreen } from '../screen-context/index.ts';
import { tenantScope, tenantsQuery } from '../screen-context/queries/index.ts';

/**
 * The value by which a new record belongs to the chosen tenant, or to the only one that the person
 * sees, by field name. Undefined until it is known.
 */
export function useTenantValues(entity: Entity): Readonly<Record<string, string>> | undefined {
  const { application, loaded, overview, tenant: chosen, acting } = useScreen();
  const { declaration } = overview;
  const isAsked = chosen === undefined && declaration.access?.tenant !== undefined;
  const tenants = useQuery({ ...tenantsQuery(application, ''), enabled: isAsked });
  const seen = tenants.data?.found;
  return useMemo(() => {
    // Without an answer the form still works: the tenant is chosen in it.
    if (isAsked && tenants.isPending) return undefined;
    const [only] = seen?.length === 1 ? seen : [];
    const tenant = chosen ?? (only && tenantScope(only, declaration));
    const asked = askedOf({ loaded, acting });
    return Object.fromEntries(
      (tenant?.narrow(entity) ?? []).flatMap(({ field: name, values: [id = ''] }) => {
        const field = fieldOf(entity, name);
        const permission = field && onField(asked, 'insert', entity, field)();
        // The form sends it even if the declaration leaves it to others.
        const isDenied = permission?.answer === 'no' && permission.by === 'grant';
        return permission === undefined || isDenied ? [] : [[name, id] as const];
      }),
    );
  }, [isAsked, tenants.isPending, seen, chosen, declaration, entity, loaded, acting]);
}
