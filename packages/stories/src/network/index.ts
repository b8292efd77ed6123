/** Answers the requests of stories from the page's database, or as a bad network does. */
export { networkFaults, type Network } from './network-faults.ts';
export { networkLoader, restartWithNetwork, withNetwork } from './network.ts';
