import type { PolicyPerson } from '../policies/index.ts';
import type { Person } from './asked.ts';

const policyPersons = new WeakMap<Person, PolicyPerson>();

/** Returns the person as policies know them, the same object for the same person: policies are compiled once for each. */
export function policyPerson(person: Person): PolicyPerson {
  const { roles, claims, access } = person;
  const known = policyPersons.get(person) ?? {
    role: roles.at(-1) ?? 'anon',
    ...(claims !== undefined && { claims }),
    ...(access !== undefined && { access }),
  };
  policyPersons.set(person, known);
  return known;
}
