/** The values of Postgres's types: read, compared, computed and written exactly. */
export {
  type Compare,
  comparingBounds,
  comparingTypes,
  toNumber,
  toNumeric,
  withoutPadding,
} from './compare-values.ts';
export {
  type Bound,
  type Datum,
  emptyScope,
  type Evaluate,
  failed,
  failing,
  Failure,
  isKnown,
  type JsonDatum,
  type Known,
  Missing,
  type RangeDatum,
  type Scope,
  strictly,
  Undecidable,
  Unknown,
  unknownOf,
} from './datum.ts';
export { fittedInteger } from './integers.ts';
export {
  hasKey,
  isList,
  joinedJson,
  jsonAtPath,
  jsonContains,
  jsonDatum,
  jsonPart,
  jsonText,
  jsonType,
  readJson,
  withoutKey,
  withoutNulls,
} from './json.ts';
export {
  addSpan,
  addSpanInZone,
  dayLength,
  dayOfMicros,
  fromLocal,
  isStorableAnywhere,
  type Micros,
  negatedSpan,
  roundedMicros,
  splitDay,
  storable,
  storableDate,
  storableDay,
  toLocal,
} from './moments.ts';
export {
  calculate,
  compareNumeric,
  cut,
  fitted,
  fixed,
  type Numeric,
  readNumeric,
  rounded,
} from './numeric.ts';
export { isAscii } from './orders.ts';
export { applyToRanges, combinedRange, isInRange, rangeOf } from './ranges.ts';
export {
  exactToFloat,
  floatToNumeric,
  padded,
  readText,
  readValue,
  toFloat,
  unreadable,
} from './read-datum.ts';
export { columnType, type Family, readType, type SqlType, typeNamed } from './sql-type.ts';
export { writing } from './text-output.ts';
