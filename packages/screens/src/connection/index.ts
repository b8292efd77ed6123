export { loadCode, NotConnected, untilConnected } from './load-code.ts';
export { isOnline, useIsOnline } from './is-online.ts';
