export * from './function-address.ts';
export * from './messages.ts';
export * from './points.ts';
export * from './record-addresses.ts';
export * from './search-codec.ts';
export * from './specification-address.ts';
