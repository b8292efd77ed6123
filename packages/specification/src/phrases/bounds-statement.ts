import type { StatedBounds, ValueBounds } from '../model/index.ts';
import { statementMessages } from './messages.ts';

/** Writes the bounds of a field as a rule: "Title: 3 to 120 characters." A pattern is shown by an example. */
export function boundsStatement(
  Field: string,
  { length, value, pattern, example }: StatedBounds,
): string {
  const { lengthBounds, valueBounds, format, formatLike } = statementMessages;
  return [
    ...(length === undefined ? [] : [lengthBounds({ Field, ...lengthArguments(length) })]),
    ...(value === undefined ? [] : [valueBounds({ Field, ...valueArguments(value) })]),
    ...(pattern === undefined
      ? []
      : [example === undefined ? format({ Field }) : formatLike({ Field, example })]),
  ].join(' ');
}

/** The arguments of a message about the bounds of a length. */
export function lengthArguments({ least = 0, most, trimmed }: NonNullable<ValueBounds['length']>) {
  const between = least === 0 ? 'most' : 'between';
  const range = least === most ? 'exactly' : between;
  return {
    range: most === undefined ? 'least' : range,
    least,
    most: most ?? least,
    trimmed: trimmed === true && least > 0 ? 'yes' : 'no',
  };
}

/** The arguments of a message about the bounds of a number. */
export function valueArguments({ least, most, above, below }: NonNullable<ValueBounds['value']>) {
  const lower = above ?? least ?? '';
  const upper = below ?? most ?? '';
  const isOneValue = least !== undefined && least === most;
  const names = Object.entries({ least, above, most, below }).filter(([, limit]) => limit);
  return { range: isOneValue ? 'exactly' : names.map(([name]) => name).join('_'), lower, upper };
}
