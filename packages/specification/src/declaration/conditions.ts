import type { Entity } from '../model/specification.ts';
import type { ProblemList } from './problems.ts';

/** Returns the conditions on fields that exist; the others become problems. */
export function knownConditions(
  entity: Entity,
  given: { readonly [field: string]: string | undefined },
  { problems, at }: { readonly problems: ProblemList; readonly at: string },
): Readonly<Record<string, string>> {
  const names = new Set(entity.fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, string][] => {
      if (names.has(name)) return [[name, value ?? '']];
      problems.unknown(`${at}.${name}`, 'field', name, names);
      return [];
    }),
  );
}
