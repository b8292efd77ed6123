export * from './decision.ts';
export * from './groups.ts';
export * from './report.ts';
