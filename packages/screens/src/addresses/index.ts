/** Addresses of screens, lists and records, written and read. Knows no specification of a product and no React. */
export * from './column-list.ts';
export * from './list-address.ts';
export { panelOf, withPanel } from './list-panel.ts';
export * from './list-view.ts';
export * from './messages.ts';
export * from './opening-address.ts';
export * from './points.ts';
export * from './record-addresses.ts';
export * from './search-codec.ts';
export * from './search-under.ts';
export * from './specification-address.ts';
export { type CustomScreenMatch, findCustomScreen } from './custom-paths.ts';
