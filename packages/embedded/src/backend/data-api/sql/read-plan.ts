import {
  everyColumn,
  type QueryParams,
  type ResourceQuery,
  type SelectedField,
  type SelectedRelation,
  type SelectItem,
} from '@ninefold/specification/grammar';
import { ApiError } from '../errors/index.ts';
import {
  findRelationship,
  type RelationName,
  type Relationship,
  type Schema,
} from '../schema/index.ts';

/** The columns to read of one relation, and of those embedded in it. */
export interface ReadPlan {
  readonly relation: RelationName;
  readonly fields: readonly SelectedField[];
  readonly embeds: readonly EmbedPlan[];
  readonly conditions: ResourceQuery['conditions'];
  readonly order: ResourceQuery['order'];
  readonly limit: number | undefined;
  readonly offset: number;
}

export interface EmbedPlan extends ReadPlan {
  readonly relationship: Relationship;
  /** Its name in the answer. */
  readonly name: string;
  readonly inner: boolean;
  readonly spread: boolean;
  /** Its name in SQL, for the embedded rows and the join. */
  readonly rows: string;
  readonly joined: string;
}

/** @param maxRows cuts every list of rows in the answer; no limit when undefined. */
export function planRead(
  schema: Schema,
  relation: RelationName,
  query: QueryParams,
  maxRows: number | undefined,
): ReadPlan {
  const used = new Set<string>();
  let embedded = 0;
  const plan = (
    relation: RelationName,
    select: readonly SelectItem[],
    path: readonly string[],
  ): ReadPlan => {
    const key = path.join('.');
    used.add(key);
    const of = query.resources.get(key);
    const limits = [of?.limit, maxRows].filter((limit) => limit !== undefined);
    const embeds = select
      .filter((item) => item.kind === 'relation')
      .map((item) => embed(relation, item, path));
    return {
      relation,
      fields: select.filter((item) => item.kind === 'field'),
      embeds,
      conditions: of?.conditions ?? [],
      order: of?.order ?? [],
      limit: limits.length > 0 ? Math.min(...limits) : undefined,
      offset: of?.offset ?? 0,
    };
  };
  const embed = (
    from: RelationName,
    item: SelectedRelation,
    path: readonly string[],
  ): EmbedPlan => {
    const relationship = findRelationship(schema, from, item);
    const name = item.alias ?? item.target;
    const number = ++embedded;
    return {
      ...plan(relationship.to, item.select, [...path, name]),
      relationship,
      name,
      inner: item.inner,
      spread: item.spread,
      rows: `embed_${number}`,
      joined: `joined_${number}`,
    };
  };
  const root = plan(relation, query.select ?? [everyColumn], []);
  const astray = [...query.resources.values()].find(({ path }) => !used.has(path.join('.')));
  if (astray !== undefined) throw notEmbedded(astray.path[0] ?? '');
  return root;
}

export function notEmbedded(name: string): ApiError {
  return new ApiError('PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
