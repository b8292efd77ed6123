import type { Specification } from '@ninefold/specification';

/** What a role is called, as the team names it; its own name where it does not. */
export function roleLabel({ permissions }: Specification, name?: string): string | undefined {
  return permissions.roles.find((role) => role.name === name)?.label.value ?? name;
}

/** Several of them in a line; undefined where there is none. */
export function roleLabels(
  specification: Specification,
  names: readonly string[],
): string | undefined {
  return names.map((name) => roleLabel(specification, name)).join(', ') || undefined;
}
