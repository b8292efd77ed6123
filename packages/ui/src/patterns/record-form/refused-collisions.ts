import type {
  CollisionSearch,
  FieldTexts,
  FormError,
  RecordCollision,
} from '../../shapes/index.ts';

/** Milliseconds after which a refusal is shown without the record in the way. */
const longestSearch = 3000;

/** A record in the way, by which the database refused what was sent. */
export interface RefusedCollision {
  readonly constraint: CollisionSearch['constraints'][number];
  readonly found: RecordCollision;
}

/** Finds the records in the way by which the database refused values. */
export async function findRefused(
  search: CollisionSearch | undefined,
  errors: readonly FormError[],
  values: FieldTexts,
): Promise<readonly RefusedCollision[]> {
  const names = new Set(errors.map(({ constraint }) => constraint));
  const asked = (search?.constraints ?? []).filter(({ name }) => names.has(name));
  if (search === undefined || asked.length === 0) return [];
  const signal = AbortSignal.timeout(longestSearch);
  const answers = await Promise.all(
    asked.map(async (constraint) => {
      const found = await search.find(constraint.name, values, signal);
      return found === undefined ? [] : [{ constraint, found }];
    }),
  );
  return answers.flat();
}

/**
 * Returns an error at each field that both records have in common, with the record in the way where it is seen. An
 * index over expressions names no field.
 */
export function namedCollisions(
  error: FormError,
  collisions: readonly RefusedCollision[],
  search: CollisionSearch | undefined,
): readonly FormError[] {
  const constraint = search?.constraints.find(({ name }) => name === error.constraint);
  if (constraint === undefined) return [error];
  const found = collisions.find((each) => each.constraint === constraint)?.found;
  if (found === undefined && error.field !== undefined) return [error];
  const message = found === undefined ? error.message : `${found.message} ${found.title}`;
  const fields = error.field === undefined ? constraint.fields : [error.field];
  return fields.map((field) => ({ ...error, field, message }));
}
