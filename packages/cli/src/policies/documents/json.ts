import type { PolicyProof } from '../model/index.ts';

/** Writes a proof as JSON: people with their IDs, and their e-mail addresses with `names`. */
export function policiesJson(proof: PolicyProof, { names }: { readonly names: boolean }): string {
  const people = proof.people.map(({ label, id, email, roles, databaseRole }) => ({
    label,
    ...(id !== undefined && { id }),
    ...(names && email !== undefined && { email }),
    roles,
    databaseRole,
  }));
  return `${JSON.stringify({ ...proof, people }, null, 2)}\n`;
}
