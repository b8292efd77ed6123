export * from './interval.ts';
