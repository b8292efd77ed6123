import type { Routine, RoutineParameter } from '../schema/schema.ts';
import { identifier, literal, qualified } from './text.ts';

/** A function's arguments: from a body, the whole body, or an address. */
export type CallArguments =
  | { readonly kind: 'body'; readonly json: string; readonly names: readonly string[] }
  | { readonly kind: 'whole body'; readonly json: string }
  | { readonly kind: 'address'; readonly values: readonly (readonly [string, string])[] };

/** A statement that gives what a function returns: rows, or a column `value`. */
export function writeCall(routine: Routine, given: CallArguments): string {
  const name = qualified(routine.schema, routine.name);
  const value = routine.returns !== 'rows';
  const call = (list: string) =>
    value ? `lateral (select ${name}(${list}) as value)` : `lateral ${name}(${list})`;
  const { source, list } = writeArguments(routine, given);
  return `select called.* from ${source}${call(list)} as called`;
}

function writeArguments(
  { parameters }: Routine,
  given: CallArguments,
): { readonly source: string; readonly list: string } {
  if (given.kind === 'whole body') {
    return { source: '', list: `${literal(given.json)}::${parameters[0]?.type ?? 'json'}` };
  }
  if (given.kind === 'address') {
    const values = new Map(given.values);
    const passed = parameters.filter(({ name }) => values.has(name));
    const list = passed.map(
      (parameter) =>
        `${named(parameter)} ${literal(values.get(parameter.name) ?? '')}::${parameter.type}`,
    );
    return { source: '', list: list.join(', ') };
  }
  const passed = parameters.filter(({ name }) => given.names.includes(name));
  if (passed.length === 0) return { source: '', list: '' };
  const typed = passed.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ');
  const list = passed.map((parameter) => `${named(parameter)} given.${identifier(parameter.name)}`);
  return {
    source: `json_to_record(${literal(given.json)}::json) as given (${typed}), `,
    list: list.join(', '),
  };
}

function named({ name, variadic }: RoutineParameter): string {
  return `${variadic ? 'variadic ' : ''}${identifier(name)} :=`;
}
