import { comparing } from './comparison.ts';
import { type Datum, failed, Failure, isKnown, type Known, Unknown, unknownOf } from './datum.ts';
import { applied, familiesOf, integer, type Operand, text } from './operand.ts';
import { type SqlType, typeNamed } from './sql-type.ts';
import { writing } from './text-output.ts';

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

/** `a || b` of arrays, or of an array and an item; undefined of others. NULL has no items. */
export function appended(left: Operand, right: Operand): Operand | undefined {
  const array = left.type.element === undefined ? right : left;
  const { element } = array.type;
  if (element === undefined) return undefined;
  const isArray = [left, right].map(({ type }) => type.element !== undefined);
  const isTaken = [left, right].every(({ type }) =>
    ['unknown', element.name, array.type.name].includes(type.name),
  );
  if (!isTaken) return undefined;
  return {
    type: array.type,
    evaluate: (scope) => {
      const values = [left.evaluate(scope), right.evaluate(scope)];
      const unknown = unknownOf(values);
      // The database fails at arrays of different dimensions.
      if (unknown !== undefined) return failed(unknown);
      if (isArray.every(Boolean) && values.every((value) => value === null)) return null;
      return values.flatMap((value, place): readonly Datum[] =>
        isArray[place] === true ? ((value ?? []) as readonly Datum[]) : [value],
      );
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
      return unknown ?? written.filter((item) => item !== null).join(by as string);
    })
  );
}
