import type { Denial, DenialCause, Permission, Undecided } from '@ninefold/specification/explain';

export const yes = { answer: 'yes' } as const satisfies Permission;

/** @param reason Is put in words when it is read: a list asks about thousands of cells. */
export function no(
  by: DenialCause,
  source: Denial['source'],
  reason: () => string,
  role?: string,
): Denial {
  return {
    answer: 'no',
    by,
    source,
    get reason() {
      return reason();
    },
    ...(role !== undefined && { role }),
  };
}

export function undecided(
  by: Undecided['by'],
  source: Undecided['source'],
  reason?: () => string,
): Undecided {
  if (reason === undefined) return { answer: 'undecided', by, source };
  return {
    answer: 'undecided',
    by,
    source,
    get reason() {
      return reason();
    },
  };
}

/** Returns whether a control is left out instead of disabled: the role alone denies what it does. */
export function isLeftOut(permission: Permission): boolean {
  return permission.answer === 'no' && (permission.by === 'grant' || permission.by === 'role');
}

/** Returns the first denial; without one what is undecided first. */
export function strictest(permissions: readonly Permission[]): Permission {
  return (
    permissions.find(({ answer }) => answer === 'no') ??
    permissions.find(({ answer }) => answer === 'undecided') ??
    yes
  );
}
