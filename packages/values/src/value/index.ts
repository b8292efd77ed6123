export { type ElementTypes, elementField, elementText } from './element.ts';
export { type ValueKind, valueKinds } from './kinds.ts';
export { compareCodePoints, compareNumbers, comparing, plainText, typeOf } from './order.ts';
export type { Parsed, Value, ValueField, ValueType } from './value.ts';
