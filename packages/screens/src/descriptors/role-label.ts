import { formatList } from '@ninefold/messages';
import type { Specification } from '@ninefold/specification';

/** Returns the label of a role, or its name where the team declares none. */
export function roleLabel({ permissions }: Specification, name: string): string {
  return permissions.roles.find((role) => role.name === name)?.label.value ?? name;
}

/** Returns the labels of several roles in one text. Undefined for none. */
export function roleLabels(
  specification: Specification,
  names: readonly string[],
): string | undefined {
  return formatList(names.map((name) => roleLabel(specification, name))) || undefined;
}
