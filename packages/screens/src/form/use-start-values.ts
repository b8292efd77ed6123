import type { Entity } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { useMemo, useState } from 'react';
import { useScreen } from '../screen-context/index.ts';
import { startValues } from './start-values.ts';

/** The values that a new record starts with, the tenant's among them: the same while its form is open. */
export function useStartValues(
  entity: Entity,
  tenant: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  const { loaded, person, roles } = useScreen();
  const { specification } = loaded;
  const { timeZone } = useValueFormat();
  const [now] = useState(Date.now);
  return useMemo(
    () => ({
      ...startValues(specification, entity, { now, timeZone, me: person?.id, roles }),
      ...tenant,
    }),
    [specification, entity, now, timeZone, person, roles, tenant],
  );
}
