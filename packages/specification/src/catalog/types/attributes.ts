import type { Attribute } from '../../model/index.ts';
import type { CatalogAttribute, CatalogTypes } from '../answer/index.ts';
import { dropUndefined } from '../facts/index.ts';
import { type ResolvedType, resolveType } from './kinds.ts';

/** Maps parts of a composite value, arguments and result columns, with the kind of each. */
export function attributesOf(
  attributes: readonly CatalogAttribute[],
  types: CatalogTypes,
): readonly Attribute[] {
  return attributes.map((attribute) => attributeOf(attribute, types));
}

export function attributeOf(
  { name, type, ...of }: CatalogAttribute,
  types: CatalogTypes,
): Attribute {
  return dropUndefined<Attribute>({
    name,
    type,
    ...kindFacts(resolveType({ type, ...of }, types)),
  });
}

/** Returns the kind of a type and of its elements, and the labels of an enum. */
export function kindFacts(
  type: ResolvedType,
): Pick<Attribute, 'kind' | 'elementKind' | 'elementType' | 'values'> {
  return {
    kind: type.kind,
    elementKind: type.element?.kind,
    elementType: type.elementType,
    values: (type.kind === 'array' ? type.element : type)?.base?.labels,
  };
}
