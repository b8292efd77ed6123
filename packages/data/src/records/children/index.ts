/** Records that are saved with the one that they belong to: at once by an installed function, or in order. */
export { ChildRejected } from './child-rejected.ts';
export { type PlacedRow, placeRows } from './positions.ts';
export { mostChildren, readChildren } from './read-children.ts';
export type { FormRows, RowWrite } from './row-write.ts';
export { type ParentChange, type ParentCreation, savingChildren } from './saving-children.ts';
