/** Fields and transitions as patterns of the design system take them. Reads nothing from the database. */
export * from './bookkeeping.ts';
export * from './computed-fields.ts';
export * from './conflict-message.ts';
export * from './entered-values.ts';
export * from './field-descriptor.ts';
export * from './form-fields.ts';
export * from './list-columns.ts';
export * from './product-title.ts';
export * from './recent-field.ts';
export * from './role-label.ts';
export * from './state-transitions.ts';
export { recordCheck, refusalOf } from './record-check.ts';
export { laterMarks, type MarkRow, type Moment, type RowMoment } from './row-mark.ts';
