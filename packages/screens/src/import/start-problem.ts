import { importScreenMessages } from './messages.ts';

interface CheckedRows {
  /** How many records the rows create and update. */
  readonly check: { readonly create: number; readonly update: number };
  /** Why a correction couldn't be checked. */
  readonly problem?: string;
}

/** Returns the reason the rows can't be imported yet. */
export function startProblem({ check, problem }: CheckedRows): string | undefined {
  if (problem !== undefined) return importScreenMessages.notChecked;
  return check.create + check.update === 0 ? importScreenMessages.nothingToImport : undefined;
}
