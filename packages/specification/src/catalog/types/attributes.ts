import type { Attribute } from '../../model/index.ts';
import type { CatalogAttribute, CatalogType } from '../answer/index.ts';
import { dropUndefined } from '../facts/index.ts';
import { resolveType } from './kinds.ts';

/** Maps parts of a composite value, arguments and result columns, with the kind of each. */
export function attributesOf(
  attributes: readonly CatalogAttribute[],
  types: ReadonlyMap<string, CatalogType>,
): readonly Attribute[] {
  return attributes.map((attribute) => attributeOf(attribute, types));
}

export function attributeOf(
  attribute: CatalogAttribute,
  types: ReadonlyMap<string, CatalogType>,
): Attribute {
  const type = resolveType(attribute, types);
  const measured = type.kind === 'array' ? type.element : type;
  return dropUndefined<Attribute>({
    name: attribute.name,
    type: attribute.type,
    kind: type.kind,
    elementKind: type.element?.kind,
    elementType: type.elementType,
    values: measured?.base?.labels,
  });
}
