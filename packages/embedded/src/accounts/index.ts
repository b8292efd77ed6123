/** Accounts in a database, for signing in during development. */
export { findPerson, peopleIn, type Person, provideAccount, setPassword } from './people.ts';
