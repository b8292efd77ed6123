export { addDays, beginningOf, type Day, dayOf } from './days.ts';
export { valueKinds, type ValueKind } from './kinds.ts';
export type { Parsed, Value, ValueField, ValueType } from './value.ts';
export { compareValues, parseValue, sameValue, valueTypes, writeValue } from './registry.ts';
export { compareExact, readExact } from './number/exact.ts';
