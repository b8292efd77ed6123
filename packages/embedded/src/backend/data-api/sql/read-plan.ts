import { ApiError } from '@ninefold/data/grammar';
import type { AskedFor, AskedOf } from '@ninefold/data/grammar';
import type { SelectedField, SelectedRelation, SelectItem } from '@ninefold/data/grammar';
import { findRelationship } from '../schema/find-relationship.ts';
import type { RelationName, Relationship, Schema } from '../schema/schema.ts';

/** What is read of one relation, and of those embedded in it. */
export interface ReadPlan {
  readonly relation: RelationName;
  readonly fields: readonly SelectedField[];
  readonly embeds: readonly EmbedPlan[];
  readonly conditions: AskedOf['conditions'];
  readonly order: AskedOf['order'];
  readonly limit: number | undefined;
  readonly offset: number;
}

export interface EmbedPlan extends ReadPlan {
  readonly relationship: Relationship;
  /** What it is called in the answer. */
  readonly name: string;
  readonly inner: boolean;
  readonly spread: boolean;
  /** What it is called in SQL: the rows that are embedded, and what is joined. */
  readonly rows: string;
  readonly joined: string;
}

const everything: readonly SelectItem[] = [
  { kind: 'field', field: { name: '*', path: [] }, alias: undefined, cast: undefined },
];

/** @param maxRows cuts every list of rows in the answer; no limit when undefined. */
export function planRead(
  schema: Schema,
  relation: RelationName,
  asked: AskedFor,
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
    const of = asked.relations.get(key);
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
  const root = plan(relation, asked.select ?? everything, []);
  const astray = [...asked.relations.values()].find(({ path }) => !used.has(path.join('.')));
  if (astray !== undefined) throw notEmbedded(astray.path[0] ?? '');
  return root;
}

export function notEmbedded(name: string): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
