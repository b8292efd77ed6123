import type {
  ColumnPair,
  Relation,
  RelationName,
  Relationship,
  Routine,
  RoutineParameter,
  Schema,
} from './schema.ts';

/** The answer to `schemaQuery`. */
export interface CatalogAnswer {
  readonly relations: readonly Relation[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly functions: readonly CatalogFunction[];
  readonly aggregates: boolean;
  readonly preRequest: string | null;
  readonly mayRollBack: boolean;
}

interface ForeignKey {
  readonly constraint: string;
  readonly from: RelationName;
  readonly to: RelationName;
  readonly columns: readonly ColumnPair[];
  /** Whether its columns are a key of their own relation. */
  readonly unique: boolean;
}

type CatalogFunction = Omit<Routine, 'parameters'> & {
  /** With modes: in, inout, out, variadic, table. */
  readonly parameters: readonly { name: string; type: string; mode: string }[];
  /** How many of the last parameters need not be given. */
  readonly defaults: number;
};

export function readSchema({
  relations,
  foreignKeys,
  functions,
  ...settings
}: CatalogAnswer): Schema {
  return {
    ...settings,
    relations,
    relationships: [
      ...foreignKeys.flatMap(bothWays),
      ...relations.flatMap((relation) => manyToMany(relation, foreignKeys)),
    ],
    functions: functions.map((routine) => ({ ...routine, parameters: parametersOf(routine) })),
  };
}

function bothWays({ constraint, from, to, columns, unique }: ForeignKey): Relationship[] {
  const constraints = [constraint];
  const back = columns.map(([own, other]): ColumnPair => [other, own]);
  return [
    { from, to, columns, constraints, cardinality: unique ? 'one-to-one' : 'many-to-one' },
    {
      from: to,
      to: from,
      columns: back,
      constraints,
      cardinality: unique ? 'one-to-one' : 'one-to-many',
    },
  ];
}

/** A table whose key holds the columns of two foreign keys joins the tables that they refer to. */
function manyToMany(between: Relation, foreignKeys: readonly ForeignKey[]): Relationship[] {
  const sides = foreignKeys.filter(
    ({ from, columns }) =>
      sameRelation(from, between) && columns.every(([own]) => between.key.includes(own)),
  );
  return sides.flatMap((near) =>
    sides
      .filter((far) => far !== near)
      .map((far) => ({
        from: near.to,
        to: far.to,
        cardinality: 'many-to-many' as const,
        constraints: [near.constraint, far.constraint],
        columns: [],
        through: {
          relation: { schema: between.schema, name: between.name },
          near: near.columns.map(([own, other]): ColumnPair => [other, own]),
          far: far.columns,
        },
      })),
  );
}

function parametersOf({ parameters, defaults }: CatalogFunction): readonly RoutineParameter[] {
  const given = parameters.filter(({ mode }) => 'ibv'.includes(mode));
  return given.map(({ name, type, mode }, index) => ({
    name,
    type,
    variadic: mode === 'v',
    required: index < given.length - defaults,
  }));
}

export function sameRelation(a: RelationName, b: RelationName): boolean {
  return a.schema === b.schema && a.name === b.name;
}
