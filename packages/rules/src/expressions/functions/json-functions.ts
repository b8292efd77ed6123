import { applied, boolean, integer, type Operand, partial, text } from '../operands/index.ts';
import {
  isList,
  type JsonDatum,
  jsonType,
  type Known,
  readJson,
  typeNamed,
  withoutNulls,
} from '../values/index.ts';

const jsonb = typeNamed('jsonb');

/** Compiles a function of JSON; undefined for any other. */
export function jsonFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first, kind] = args;
  if (first === undefined) return undefined;
  const { family, name: type } = first.type;
  if (name === 'IS JSON') {
    return family === 'text'
      ? applied(boolean, args, ([value]) => isJson(value as string, kind?.constant as string))
      : undefined;
  }
  if (args.length > 1) return undefined;
  if (name === 'to_jsonb') {
    const prefix = { text: 's', citext: 's', integer: 'n' }[family as string];
    if (prefix !== undefined)
      return applied(jsonb, args, ([value]) => ({
        json: `${prefix}${value as string | bigint}`,
      }));
    if (family === 'boolean')
      return applied(jsonb, args, ([value]) => ({ json: value as boolean }));
    return undefined;
  }
  if (family !== 'json') return undefined;
  if (name === `${type}_typeof`) {
    return applied(text, args, ([value]) => jsonType((value as JsonDatum).json));
  }
  if (name === 'jsonb_strip_nulls') {
    return applied(jsonb, args, ([value]) => ({ json: withoutNulls((value as JsonDatum).json) }));
  }
  if (name !== `${type}_array_length`) return undefined;
  return partial(integer, args, ([value]) => {
    const { json } = value as JsonDatum;
    return isList(json) ? BigInt(json.length) : undefined;
  });
}

/** `a IS JSON`, of any kind or an object, an array or a scalar. */
function isJson(text: string, kind: string): Known {
  const json = readJson(text);
  if (json === undefined || kind === 'VALUE') return json !== undefined;
  const type = jsonType(json).toUpperCase();
  return kind === 'SCALAR' ? !['OBJECT', 'ARRAY'].includes(type) : type === kind;
}
