import type { Attribute, Specification } from '../../model/index.ts';
import { nameOf, type Typed, type TypeName } from './value-type.ts';

/** An enum or a composite type that something in the specification has. */
export interface NamedType extends TypeName {
  readonly values?: readonly string[];
  readonly attributes?: readonly Attribute[];
}

/** The enums and composite types that fields, arguments and results have, each once, by name. */
export function namedTypes({ entities, calls }: Specification): readonly NamedType[] {
  const typed: readonly Typed[] = [
    ...entities.flatMap(({ fields }) => fields),
    ...calls.flatMap(({ function: called }) =>
      called === undefined
        ? []
        : [...called.arguments, ...(called.returns.columns ?? []), ...enumResult(called.returns)],
    ),
  ];
  const all = typed.flatMap((value): readonly Typed[] => [value, ...(value.attributes ?? [])]);
  const named = all.flatMap((value): readonly NamedType[] => {
    if (value.values !== undefined) return [{ ...nameOf(value), values: value.values }];
    if (value.attributes !== undefined) return [{ ...nameOf(value), attributes: value.attributes }];
    return [];
  });
  const byName = new Map(named.map((type) => [JSON.stringify([type.schema, type.name]), type]));
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function enumResult(returns: object): readonly Typed[] {
  return 'values' in returns ? [{ name: '', ...(returns as Omit<Attribute, 'name'>) }] : [];
}
