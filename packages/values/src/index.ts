export { addDays, beginningOf, type Day, dayOf } from './calendar/index.ts';
export { memoized } from './memoized.ts';
export { addNumbers, compareExact, readExact } from './number/index.ts';
export { compareValues, parseValue, valueTypes, writeValue } from './registry.ts';
export {
  type Parsed,
  type Value,
  type ValueField,
  type ValueKind,
  valueKinds,
  type ValueType,
} from './value/index.ts';
