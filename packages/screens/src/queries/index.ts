export * from './declaration.ts';
export * from './deletion.ts';
export { followOtherTabs } from './other-tabs.ts';
export * from './record-options.ts';
export * from './records.ts';
export * from './related.ts';
export * from './specification.ts';
export * from './tenants.ts';
