export { isSessionLost, sessionPerson } from './session-person.ts';
export { signInAgainOf } from './sign-in-again.ts';
export { whileSignedIn } from './while-signed-in.ts';
