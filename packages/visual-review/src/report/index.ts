export * from './decision.ts';
export * from './report.ts';
