import type { ValueKind } from '@ninefold/values';
import { type Attribute, type LabelledAttribute, ownEntry } from '../../model/index.ts';
import type {
  CatalogAttribute,
  CatalogColumn,
  CatalogType,
  CatalogTypes,
} from '../answer/index.ts';
import { dropUndefined } from '../../phrases/index.ts';
import { fieldLabels } from '../labels/index.ts';

/** Postgres's own types by name. Types that are not listed are `other`. */
const builtIn: Readonly<Record<string, ValueKind>> = {
  text: 'text',
  varchar: 'text',
  bpchar: 'text',
  name: 'text',
  char: 'text',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  oid: 'integer',
  numeric: 'decimal',
  float4: 'float',
  float8: 'float',
  bool: 'boolean',
  date: 'date',
  time: 'time',
  timetz: 'time',
  timestamp: 'timestamp',
  timestamptz: 'instant',
  interval: 'interval',
  uuid: 'uuid',
  json: 'json',
  jsonb: 'json',
  bytea: 'binary',
};

/** Types of extensions by name, in any schema. */
const extensions: Readonly<Record<string, ValueKind>> = { citext: 'text' };

/** A type without its domains. */
export interface ResolvedType {
  readonly kind: ValueKind;
  /** The domains, outermost first. */
  readonly domains: readonly CatalogType[];
  readonly base: CatalogType | undefined;
  /** As Postgres prints the base; undefined without a domain. */
  readonly baseType?: string;
  /** `atttypmod` or the domain's; undefined where there is none. */
  readonly modifier?: number;
  readonly element?: ResolvedType;
  readonly elementType?: string;
}

/** Resolves the domains and elements of a column's type. `types` is by `CatalogType.id`. */
export function resolveType(
  column: Pick<CatalogColumn, 'type' | 'typeId' | 'modifier'>,
  types: CatalogTypes,
): ResolvedType {
  const domains: CatalogType[] = [];
  let base = types.get(column.typeId);
  let { modifier } = column;
  let printed = column.type;
  while (base?.type === 'd') {
    domains.push(base);
    modifier ??= base.modifier;
    printed = base.baseType ?? printed;
    base = base.base === undefined ? undefined : types.get(base.base);
  }
  const kind = kindOf(base);
  const hasParts = kind === 'array' || kind === 'range' || base?.type === 'm';
  const part = hasParts ? base?.element : undefined;
  // An array's modifier is its elements': varchar(40)[] holds varchar(40).
  const elementType = kind === 'array' ? printed.replace(/\[\]$/, '') : base?.elementType;
  const element =
    part === undefined || elementType === undefined
      ? undefined
      : resolveType({ type: elementType, typeId: part, modifier }, types);
  return {
    kind,
    domains,
    base,
    baseType: domains.length === 0 ? undefined : printed,
    modifier,
    element,
    elementType: element && (element.baseType ?? elementType),
  };
}

function kindOf(type: CatalogType | undefined): ValueKind {
  if (type === undefined) return 'other';
  if (type.type === 'e') return 'enum';
  if (type.type === 'r') return 'range';
  if (type.type !== 'b') return 'other';
  if (type.schema === 'pg_catalog') {
    const kind = builtIn[type.name];
    if (kind !== undefined) return kind;
    if (type.name === 'int2vector' || type.name === 'oidvector') return 'other';
  }
  if (type.category === 'A' && type.element !== undefined) return 'array';
  return ownEntry(extensions, type.name) ?? 'other';
}

/** Returns the `n` of `varchar(n)` and `char(n)`. */
export function maxLengthOf({ base, modifier }: ResolvedType): number | undefined {
  const counts = base?.schema === 'pg_catalog' && ['varchar', 'bpchar'].includes(base.name);
  return counts && modifier !== undefined ? modifier - 4 : undefined;
}

/** Returns the digits in all and after the point of `numeric(p,s)`. The scale may be negative. */
export function precisionOf({
  kind,
  modifier,
}: ResolvedType): { readonly digits: number; readonly scale: number } | undefined {
  if (kind !== 'decimal' || modifier === undefined) return undefined;
  const packed = modifier - 4;
  return { digits: (packed >> 16) & 0xffff, scale: ((packed & 0x7ff) ^ 1024) - 1024 };
}

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
    ...kindFacts(resolveType({ type, ...of }, types), types),
  });
}

/** Returns what values of a type are read and entered by. */
export function kindFacts(
  type: ResolvedType,
  types: CatalogTypes,
): Omit<Attribute, 'name' | 'type'> {
  const measured = type.kind === 'array' ? type.element : type;
  const attributes = measured?.base?.attributes;
  return {
    kind: type.kind,
    elementKind: type.element?.kind,
    elementType: type.elementType,
    values: measured?.base?.labels,
    maxLength: measured && maxLengthOf(measured),
    precision: measured && precisionOf(measured),
    moneyForm: measured?.base?.moneyForm,
    attributes: attributes && labelled(attributesOf(attributes, types)),
  };
}

function labelled(attributes: readonly Attribute[]): readonly LabelledAttribute[] {
  const labels = fieldLabels(attributes.map(({ name, kind }) => ({ name, kind, refers: false })));
  return attributes.map((attribute) => ({
    ...attribute,
    label: labels.get(attribute.name) ?? attribute.name,
  }));
}
