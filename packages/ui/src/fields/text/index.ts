export * from './text-size.ts';
