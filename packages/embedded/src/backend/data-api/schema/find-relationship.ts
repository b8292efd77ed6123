import { ApiError } from '../errors/index.ts';
import type { SelectedRelation } from '@ninefold/specification/grammar';
import { sameRelation } from './read-schema.ts';
import type { RelationName, Relationship, Schema } from './schema.ts';

type Asked = Pick<SelectedRelation, 'target' | 'hint'>;

/**
 * The one relationship that an embed means: by the other relation's name, the foreign key's, or
 * its column's, and a hint where there are several.
 * Source: PostgREST's documentation, "Resource Embedding", "Foreign Key Joins on Multiple Foreign
 * Key Relationships" and "Recursive Relationships".
 */
export function findRelationship(schema: Schema, from: RelationName, asked: Asked): Relationship {
  const found = schema.relationships.filter(
    (relationship) =>
      sameRelation(relationship.from, from) &&
      relationship.to.schema === from.schema &&
      isMeant(relationship, asked),
  );
  const [only] = found;
  if (only === undefined) throw noneFound(from, asked);
  if (found.length > 1) throw severalFound(from, asked.target, found);
  return only;
}

function isMeant(relationship: Relationship, { target, hint }: Asked): boolean {
  const { from, to, cardinality, constraints } = relationship;
  const byName = to.name === target;
  const own = relationship.columns.length === 1 ? relationship.columns[0] : undefined;
  const isColumn = (name: string) => own?.[0] === name;
  const isConstraint = (name: string) =>
    relationship.through === undefined && constraints.includes(name);
  // Within one table its name means the rows that refer to a row; the column means the row referred to.
  if (sameRelation(from, to)) {
    if (cardinality === 'many-to-one') return hint === undefined && isColumn(target);
    const hinted = own?.[1] === hint || relationship.through?.relation.name === hint;
    return byName && (hint === undefined || hinted);
  }
  if (hint === undefined) {
    return byName || isConstraint(target) || (cardinality !== 'one-to-many' && isColumn(target));
  }
  const hinted =
    isConstraint(hint) ||
    isColumn(hint) ||
    own?.[1] === hint ||
    relationship.through?.relation.name === hint;
  return byName && hinted;
}

function noneFound(from: RelationName, { target, hint }: Asked): ApiError {
  const using = hint === undefined ? '' : ` using the hint '${hint}'`;
  return new ApiError(
    'PGRST200',
    `Could not find a relationship between '${from.name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${from.name}' and '${target}'${using} in the schema '${from.schema}', but no matches were found.`,
    },
  );
}

function severalFound(
  from: RelationName,
  target: string,
  found: readonly Relationship[],
): ApiError {
  const hintOf = ({ constraints, through }: Relationship) =>
    `${target}!${through?.relation.name ?? constraints[0] ?? ''}`;
  return new ApiError(
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from.name}' and '${target}'`,
    {
      details: found.map((relationship) => ({
        cardinality: relationship.cardinality,
        embedding: `${from.name} with ${target}`,
        relationship: described(relationship),
      })),
      hint: `Try changing '${target}' to one of the following: ${found
        .map((relationship) => `'${hintOf(relationship)}'`)
        .join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function described({ from, to, constraints, columns, through }: Relationship): string {
  if (through !== undefined) {
    const near = through.near.map(([, between]) => between).join(', ');
    const far = through.far.map(([between]) => between).join(', ');
    return `${through.relation.name} using ${constraints[0]}(${near}) and ${constraints[1]}(${far})`;
  }
  const own = columns.map(([name]) => name).join(', ');
  const other = columns.map(([, name]) => name).join(', ');
  return `${constraints[0]} using ${from.name}(${own}) and ${to.name}(${other})`;
}
