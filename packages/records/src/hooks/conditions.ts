import {
  type FieldValue,
  type Filter,
  initialListState,
  type ListState,
  pageSize,
  readListAddress,
} from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import { equals, type SortKey } from '@ninefold/specification/grammar';

/** Values that a field of this type has in conditions. */
export type Comparable<Field> = NonNullable<Field> extends boolean ? boolean : string | number;

/** A condition on a field: a value, one of several, none (null), or limits. */
export type Condition<Field = string> =
  | Comparable<Field>
  | null
  | readonly Comparable<Field>[]
  | {
      readonly gte?: Comparable<Field>;
      readonly gt?: Comparable<Field>;
      readonly lte?: Comparable<Field>;
      readonly lt?: Comparable<Field>;
    };

/** Which records of an entity, by the type of its row. */
export interface RecordsQuery<Row = Readonly<Record<string, FieldValue>>> {
  readonly where?: { readonly [Field in keyof Row & string]?: Condition<Row[Field]> };
  /** Conditions in the grammar of a list's address, for what `where` can't say: `{ title: 'ilike.*pump*' }`. */
  readonly filters?: { readonly [Field in keyof Row & string]?: string | readonly string[] };
  readonly order?: readonly (Omit<SortKey, 'field'> & { readonly field: keyof Row & string })[];
  /** Rows per page. The size of a list's page where left out. */
  readonly limit?: number;
  /** The page, from 0. */
  readonly page?: number;
}

/** @throws Error for a field that the entity doesn't have, and for a condition that can't be read. */
export function listStateOf(
  entity: Entity,
  { where = {}, filters = {}, order = [], limit, page = 0 }: RecordsQuery,
  rowsPerPage: number = pageSize,
): ListState {
  const given = Object.entries(filters).flatMap(([field, conditions = []]) =>
    [conditions].flat().map((condition) => [field, condition]),
  );
  const { state, problems } = readListAddress(new URLSearchParams(given), entity);
  const [problem] = problems;
  if (problem !== undefined) {
    throw new Error(`${entity.name}.${problem.parameter}=${problem.value}: ${problem.message}`);
  }
  const compared = Object.entries(where).flatMap(([field, condition]) =>
    condition === undefined ? [] : filtersOf(entity, field, condition),
  );
  return {
    ...initialListState,
    filters: [...state.filters, ...compared],
    order,
    offset: page * (limit ?? rowsPerPage),
    ...(limit !== undefined && { limit }),
  };
}

function filtersOf(entity: Entity, field: string, condition: Condition): readonly Filter[] {
  if (fieldOf(entity, field) === undefined) {
    throw new Error(`${entity.name} has no field "${field}".`);
  }
  if (condition === null) return [{ field, operator: 'empty', values: [] }];
  if (typeof condition !== 'object') return [equals(field, String(condition))];
  if (isList(condition)) return [{ field, operator: 'in', values: condition.map(String) }];
  const { gte, gt, lte, lt } = condition;
  return Object.entries({ gte, gt, lte, lt }).flatMap(([operator, value]) =>
    value === undefined
      ? []
      : [{ field, operator: operator as 'gte' | 'gt' | 'lte' | 'lt', values: [String(value)] }],
  );
}

function isList(condition: object): condition is readonly (string | number)[] {
  return Array.isArray(condition);
}
