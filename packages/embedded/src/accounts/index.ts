/** Accounts in a database, for signing in during development. */
export { findPerson, peopleIn, type Person, setPassword } from './people.ts';
export { provideAccount, type ProvidedAccount } from './provide-account.ts';
