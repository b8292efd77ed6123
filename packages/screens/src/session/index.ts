export { isSessionLost } from './session-lost.ts';
export { signInAgainOf } from './sign-in-again.ts';
export { whileSignedIn } from './while-signed-in.ts';
