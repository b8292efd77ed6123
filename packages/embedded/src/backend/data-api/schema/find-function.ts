import { ApiError } from '../errors/index.ts';
import type { Routine, Schema } from './schema.ts';

/**
 * The one function of a name that takes arguments of these names: every one that has no default,
 * and none that it does not know.
 *
 * @param hasBody it may take the whole body instead, as a single unnamed argument: `wholeBody`.
 */
export function findFunction(
  { functions }: Schema,
  schema: string,
  name: string,
  given: readonly string[],
  hasBody: boolean,
) {
  const named = functions.filter((routine) => routine.schema === schema && routine.name === name);
  const found = named.filter(
    ({ parameters }) =>
      given.every((one) => parameters.some((parameter) => parameter.name === one)) &&
      parameters.every((parameter) => !parameter.required || given.includes(parameter.name)),
  );
  const [only] = found;
  if (found.length > 1) throw severalFound(schema, name, found);
  if (only !== undefined) return { routine: only, wholeBody: false };
  const whole = hasBody
    ? named.find(
        ({ parameters: [first, ...others] }) =>
          first?.name === '' && others.length === 0 && /^jsonb?$/.test(first.type),
      )
    : undefined;
  if (whole !== undefined) return { routine: whole, wholeBody: true };
  throw noneFound(schema, name, given, hasBody);
}

function noneFound(
  schema: string,
  name: string,
  given: readonly string[],
  hasBody: boolean,
): ApiError {
  const names = [...given].sort();
  const with_ =
    names.length === 0
      ? ' without parameters'
      : ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
  const unnamed = hasBody ? ' or with a single unnamed json/jsonb parameter' : '';
  const called = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`;
  return new ApiError(
    'PGRST202',
    `Could not find the function ${schema}.${name}${called} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${with_}${unnamed}, but no matches were found in the schema cache.`,
    },
  );
}

function severalFound(schema: string, name: string, found: readonly Routine[]): ApiError {
  const described = found
    .map(
      ({ parameters }) =>
        `${schema}.${name}(${parameters.map((one) => `${one.name} => ${one.type}`).join(', ')})`,
    )
    .join(', ');
  return new ApiError(
    'PGRST203',
    `Could not choose the best candidate function between: ${described}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}
