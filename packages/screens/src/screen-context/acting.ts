import { createListeners } from '@ninefold/data/client';
import type { Person } from '@ninefold/data/session';
import type { Asked, PolicyJudge } from '@ninefold/rules/permissions';
import { useMemo, useSyncExternalStore } from 'react';
import type { Overview } from './queries/index.ts';

/** Who acts, and what decides the policies for one record. */
export type Acting = Pick<Asked, 'person' | 'policies'>;

const listeners = createListeners();
let judge: PolicyJudge | undefined;

/** Loads what decides the policies for one record. Until then, they are left to the database. */
export async function loadPolicies(): Promise<void> {
  if (judge !== undefined) return;
  const { policyAnswer, policyFields } = await import('@ninefold/rules/policies');
  judge = { answer: policyAnswer, fields: policyFields };
  listeners.notify();
}

export function useActing({ roles, access }: Overview, person: Person | undefined): Acting {
  const loaded = useSyncExternalStore(listeners.add, () => judge);
  const claims = person?.claims;
  // Policies read claims: of those that aren't known, only the database knows.
  const policies = person === undefined || claims !== undefined ? loaded : undefined;
  return useMemo(
    () => ({
      person: {
        roles,
        ...(claims !== undefined && { claims }),
        ...(access !== undefined && { access }),
      },
      ...(policies !== undefined && { policies }),
    }),
    [roles, claims, access, policies],
  );
}
