import type { Backend } from '@ninefold/embedded';
import { workshopAccounts, type WorkshopRole } from '../accounts.ts';

/** Returns the error code of a write, or the number of rows that it changed. */
export async function outcome(
  write: PromiseLike<{ error: { code: string } | null; data: unknown[] | null }>,
): Promise<string | number> {
  const { error, data } = await write;
  return error === null ? (data ?? []).length : error.code;
}

/** Returns the number of rows that meet a condition, bypassing all policies. */
export async function truth(
  backend: Backend,
  relation: string,
  condition: string,
): Promise<number> {
  const { rows } = await backend.query<{ count: number }>(
    `select count(*)::integer as count from ${relation} where ${condition}`,
  );
  return rows[0]?.count ?? Number.NaN;
}

/** The first id that a query finds, read past all policies. */
export async function anId(backend: Backend, sql: string): Promise<number> {
  const { rows } = await backend.query<{ id: number }>(sql);
  if (!rows[0]) throw new Error(`There is no such row: ${sql}`);
  return rows[0].id;
}

/** A table of cases: each role, and what is expected for it. */
export function forAll(expected: Readonly<Record<WorkshopRole, string | number>>) {
  return workshopAccounts.map(({ role }) => [role, expected[role]] as const);
}
