import { absent } from './absent-part.ts';

const web3 = (): never => absent('auth (Web3)');

/** Stand for auth-js's sign-in with a wallet, which no screen offers. */
export { web3 as createSiweMessage, web3 as fromHex, web3 as getAddress, web3 as toHex };
