import type { Person, PolicyJudge } from './asked.ts';

type PolicyPerson = Parameters<PolicyJudge>[4];

const policyPersons = new WeakMap<Person, PolicyPerson>();

/** Returns the person as policies know them, the same object for the same person: policies are compiled once for each. */
export function policyPerson(person: Person): PolicyPerson {
  const { roles, claims } = person;
  const known = policyPersons.get(person) ?? {
    role: roles.at(-1) ?? 'anon',
    ...(claims !== undefined && { claims }),
  };
  policyPersons.set(person, known);
  return known;
}
