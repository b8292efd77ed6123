export * from './function-address.ts';
