import { applied, comparing, familiesOf, integer, type Operand, text } from '../operands/index.ts';
import { appended } from '../operators/index.ts';
import {
  type Datum,
  Failure,
  isKnown,
  type Known,
  type SqlType,
  typeNamed,
  Unknown,
  unknownOf,
  writing,
} from '../values/index.ts';

const lengthOf = (value: Known | undefined) => (value as readonly Datum[]).length;

/** Compiles a function of arrays; undefined for any other. Arrays of several dimensions are never read. */
export function arrayFunction(name: string, args: readonly Operand[]): Operand | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  const { type } = first;
  const { element } = type;
  if (name === 'string_to_array' && familiesOf(args) === 'text text') {
    return applied(typeNamed('text[]'), args.slice(0, 1), ([value], scope) => {
      const by = second?.evaluate(scope) ?? null;
      if (by instanceof Unknown) return by;
      if (value === '') return [];
      return by === ''
        ? [value as string]
        : by === null
          ? Array.from(value as string)
          : (value as string).split(by as string);
    });
  }
  if (name === 'array_prepend' && second !== undefined) return appended(first, second);
  if (element === undefined) return undefined;
  if (name === 'cardinality' && args.length === 1) {
    return applied(integer, args, ([value]) => BigInt(lengthOf(value)));
  }
  const isOfDimension = familiesOf(args) === 'array integer';
  if ((name === 'array_length' || name === 'array_upper') && isOfDimension) {
    return applied(integer, args, ([value, dimension]) =>
      dimension === 1n && lengthOf(value) > 0 ? BigInt(lengthOf(value)) : null,
    );
  }
  if ((name === 'array_ndims' && args.length === 1) || (name === 'array_lower' && isOfDimension)) {
    return applied(integer, args, ([value, dimension = 1n]) =>
      dimension === 1n && lengthOf(value) > 0 ? 1n : null,
    );
  }
  if (name === 'array_append' && second !== undefined) return appended(first, second);
  if (name === 'array_remove' && second !== undefined) {
    return removed(first, { ...first, type: element, constant: undefined }, second);
  }
  if (name === 'array_to_string' && familiesOf(args) === 'array text')
    return joinedItems(args, element);
  if (name === 'array_position' && second !== undefined && args.length === 2) {
    return position(first, { ...first, type: element, constant: undefined }, second);
  }
  return undefined;
}

function position(array: Operand, element: Operand, sought: Operand): Operand {
  const compare = comparing('=', element, sought);
  return {
    type: integer,
    evaluate: (scope) => {
      const [list, wanted] = [array.evaluate(scope), sought.evaluate(scope)];
      if (list === null) return null;
      // The database fails at an array of several dimensions, which is not read.
      if (list instanceof Unknown) return new Failure(list.reason);
      if (wanted instanceof Unknown) return wanted;
      for (const [place, item] of (list as readonly Datum[]).entries()) {
        if (item instanceof Unknown) return item;
        const isFound =
          item === null || wanted === null ? item === wanted : compare(item, wanted, scope) === 0;
        if (isFound) return BigInt(place + 1);
      }
      return null;
    },
  };
}

function removed(array: Operand, element: Operand, sought: Operand): Operand {
  const compare = comparing('=', element, sought);
  return {
    type: array.type,
    evaluate: (scope) => {
      const [list, wanted] = [array.evaluate(scope), sought.evaluate(scope)];
      if (list === null) return null;
      if (list instanceof Unknown) return new Failure(list.reason);
      const items = list as readonly Datum[];
      const unknown = unknownOf([wanted, ...items]);
      if (unknown !== undefined) return unknown;
      const isSought = (item: Datum) =>
        item === null || wanted === null
          ? item === wanted
          : compare(item as Known, wanted as Known, scope) === 0;
      return items.filter((item) => !isSought(item));
    },
  };
}

function joinedItems(args: readonly Operand[], element: SqlType): Operand | undefined {
  const write = writing(element);
  return (
    write &&
    applied(text, args, ([value, by], scope) => {
      const written = (value as readonly Datum[]).map((item) =>
        isKnown(item) ? write(item, scope) : item,
      );
      const unknown = written.find((item) => item instanceof Unknown);
      return unknown ?? written.filter((item) => typeof item === 'string').join(by as string);
    })
  );
}
