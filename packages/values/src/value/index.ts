export { elementOf, type ElementTypes } from './element.ts';
export { type ValueKind, valueKinds } from './kinds.ts';
export { compareCodePoints, compareNumbers, plainText, typeOf, valueType } from './order.ts';
export type { Parsed, Value, ValueField, ValueType } from './value.ts';
