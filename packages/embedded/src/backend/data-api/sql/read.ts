import { ApiError } from '../errors/index.ts';
import type { SelectedField } from '@ninefold/specification/grammar';
import type { ColumnPair } from '../schema/index.ts';
import { type Scope, writeCondition, writeField } from './condition.ts';
import { type EmbedPlan, notEmbedded, type ReadPlan } from './read-plan.ts';
import { identifier, qualified } from '../literals/index.ts';

/** The FROM clause of a plan. */
export interface Source {
  /** The SQL after `from`. */
  readonly from: string;
  /** How its columns are reached. */
  readonly name: string;
}

export function relationSource({ relation }: ReadPlan): Source {
  const name = qualified(relation.schema, relation.name);
  return { from: name, name };
}

/** A statement that gives the rows of a plan. */
export function writeRead(plan: ReadPlan, source: Source, where: readonly string[] = []): string {
  const columns = [
    ...plan.fields.map((field) => writeColumn(field, source.name)),
    ...plan.embeds.flatMap(writeEmbedded),
  ];
  const range = [
    plan.limit === undefined ? '' : ` limit ${plan.limit}`,
    plan.offset === 0 ? '' : ` offset ${plan.offset}`,
  ];
  const joins = plan.embeds.map((embed) => writeJoin(embed, source.name));
  return [
    `select ${columns.join(', ')} from ${source.from}${joins.join('')}`,
    writeWhere(plan, source, where),
    writeGroups(plan, source),
    writeOrder(plan, source),
    ...range,
  ].join('');
}

/** A statement with one row for each that a plan would give without its limits. */
export function writeCountedRows(plan: ReadPlan, source: Source): string {
  const asksForEmbeds = plan.conditions.some((condition) => mentions(condition, plan.embeds));
  const joins = plan.embeds
    .filter(({ inner }) => inner || asksForEmbeds)
    .map((embed) => writeJoin(embed, source.name));
  return `select from ${source.from}${joins.join('')}${writeWhere(plan, source, [])}`;
}

function writeWhere(plan: ReadPlan, source: Source, where: readonly string[]): string {
  const scope: Scope = {
    relation: source.name,
    embeds: new Map(plan.embeds.map((embed) => [embed.name, testedOf(embed)])),
  };
  const all = [...where, ...plan.conditions.map((condition) => writeCondition(condition, scope))];
  return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
}

function mentions(
  condition: ReadPlan['conditions'][number],
  embeds: readonly EmbedPlan[],
): boolean {
  return condition.kind === 'junction'
    ? condition.terms.some((term) => mentions(term, embeds))
    : embeds.some(({ name }) => name === condition.field.name);
}

/** Rows with an aggregate are grouped by all else that is selected, as PostgREST does. */
function writeGroups({ fields, embeds }: ReadPlan, source: Source): string {
  if (fields.every(({ aggregate }) => aggregate === undefined)) return '';
  const terms = [
    ...fields
      .filter(({ aggregate }) => aggregate === undefined)
      .map(({ field, alias }) =>
        alias === undefined ? writeField(field, source.name) : identifier(alias),
      ),
    ...embeds.map(({ name }) => identifier(name)),
  ];
  return terms.length === 0 ? '' : ` group by ${terms.join(', ')}`;
}

function writeColumn({ field, alias, aggregate, cast }: SelectedField, relation: string): string {
  if (field.name === '*' && aggregate === undefined) return `${relation}.*`;
  const read = field.name === '*' ? '*' : writeField(field, relation);
  const written = aggregate === undefined ? read : `${aggregate}(${read})`;
  const named = aggregate ?? field.path.findLast(({ isIndex }) => !isIndex)?.key ?? field.name;
  const value = cast === undefined ? written : `cast(${written} as ${cast})`;
  return `${value} as ${identifier(alias ?? named)}`;
}

function writeEmbedded(embed: EmbedPlan): readonly string[] {
  if (isEmpty(embed)) return [];
  if (embed.spread) {
    const own = embed.fields.map(({ field, alias }) =>
      field.name === '*'
        ? `${embed.joined}.*`
        : `${embed.joined}.${identifier(alias ?? field.name)}`,
    );
    return [...own, ...embed.embeds.map(({ name }) => `${embed.joined}.${identifier(name)}`)];
  }
  const name = identifier(embed.name);
  return isToMany(embed)
    ? [`coalesce(${testedOf(embed)}, '[]') as ${name}`]
    : [`row_to_json(${embed.joined}.*)::jsonb as ${name}`];
}

/** `embed()` is there for its conditions alone. */
function isEmpty({ fields, embeds }: ReadPlan): boolean {
  return fields.length === 0 && embeds.length === 0;
}

/** An expression that is null where nothing is embedded. */
function testedOf(embed: EmbedPlan): string {
  return isToMany(embed) ? `${embed.joined}.list` : embed.joined;
}

function isToMany({ relationship: { cardinality } }: EmbedPlan): boolean {
  return cardinality === 'one-to-many' || cardinality === 'many-to-many';
}

function writeJoin(embed: EmbedPlan, outer: string): string {
  const { relationship, rows, joined, inner, spread } = embed;
  const many = isToMany(embed);
  if (spread && many) throw cannotSpread(embed);
  const target = `${qualified(relationship.to.schema, relationship.to.name)} as ${rows}`;
  const { through } = relationship;
  const between = `between_${rows}`;
  const from = through
    ? `${target}, ${qualified(through.relation.schema, through.relation.name)} as ${between}`
    : target;
  const where = through
    ? [writeEqual(through.near, outer, between), writeEqual(through.far, between, rows)]
    : [writeEqual(relationship.columns, outer, rows)];
  const read = writeRead(embed, { from, name: rows }, where);
  const lateral = many
    ? `select json_agg(${rows}_list)::jsonb as list from (${read}) as ${rows}_list`
    : read;
  const on = many && inner ? `${joined}.list is not null` : 'true';
  return ` ${inner ? 'inner' : 'left'} join lateral (${lateral}) as ${joined} on ${on}`;
}

function writeEqual(pairs: readonly ColumnPair[], left: string, right: string): string {
  return pairs
    .map(([a, b]) => `${left}.${identifier(a)} = ${right}.${identifier(b)}`)
    .join(' and ');
}

function writeOrder(plan: ReadPlan, source: Source): string {
  if (plan.order.length === 0) return '';
  const terms = plan.order.map(({ field, relation, direction, nulls }) => {
    const of = relation === undefined ? source.name : orderingEmbed(plan, relation).joined;
    const way = direction === undefined ? '' : ` ${direction}`;
    return `${writeField(field, of)}${way}${nulls === undefined ? '' : ` nulls ${nulls}`}`;
  });
  return ` order by ${terms.join(', ')}`;
}

function orderingEmbed(plan: ReadPlan, name: string): EmbedPlan {
  const embed = plan.embeds.find((one) => one.name === name);
  if (embed === undefined) throw notEmbedded(name);
  if (!isToMany(embed)) return embed;
  throw new ApiError('PGRST118', `A related order on '${name}' is not possible`, {
    details: `'${plan.relation.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
  });
}

function cannotSpread({ relationship, name }: EmbedPlan): ApiError {
  return new ApiError('PGRST119', `A spread operation on '${name}' is not possible`, {
    details: `'${relationship.from.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
  });
}
