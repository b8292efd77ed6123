import type { FunctionFacts } from '@ninefold/specification';
import type { FunctionValues } from './function-request.ts';
import { notKnown } from './not-known.ts';

/**
 * Finds the function that takes these arguments among those of one name.
 *
 * @param schema Any when left out.
 * @throws {DataError} of kind `denied` where the role may call none.
 */
export function functionTaking(
  functions: readonly FunctionFacts[],
  name: string,
  values: FunctionValues,
  schema?: string,
): FunctionFacts {
  const given = Object.keys(values).filter((argument) => values[argument] !== undefined);
  const found = functions.find(
    (called) =>
      (schema === undefined || called.schema === schema) &&
      (called.name === name || called.signature === name) &&
      given.every((argument) => called.arguments.some((each) => each.name === argument)) &&
      called.arguments.every((each) => !each.required || given.includes(each.name)),
  );
  if (found !== undefined) return found;
  const place = schema === undefined ? name : `${schema}.${name}`;
  throw notKnown('function', `${place}(${given.join(', ')})`);
}
