import type { Outcome } from '../sources/index.ts';

/** What the policies and grants said to an attempt: yes, no, or something else answered first. */
export type Verdict =
  | { readonly is: 'allowed'; readonly constraint?: string }
  | { readonly is: 'denied' }
  | { readonly is: 'undecided'; readonly because: string };

/**
 * Reads how an attempt ended.
 *
 * PostgreSQL checks a written row in this order: grants, the policies' USING, BEFORE triggers, the policies'
 * WITH CHECK, then constraints, unique indexes and foreign keys (`ExecInsert` and `ExecUpdate` in
 * nodeModifyTable.c). A constraint that rejects the row says that the policies have allowed it. One that
 * rejects what a trigger's function writes says nothing.
 *
 * @param isIntercepted A trigger or rule may take the statement's place, so that it writes no row.
 */
export function verdictOf(
  { code, constraint, raisedBy, affectedRows }: Outcome,
  action: 'create' | 'change' | 'delete',
  isIntercepted: boolean,
): Verdict {
  if (code === undefined) {
    if (affectedRows > 0) return { is: 'allowed' };
    // Without a row to copy or a policy to hide it, only a trigger can have skipped an INSERT.
    return isIntercepted || action === 'create'
      ? { is: 'undecided', because: 'skipped' }
      : { is: 'denied' };
  }
  if (code === insufficientPrivilege) return { is: 'denied' };
  const isOfRow = constraint !== undefined && raisedBy === undefined;
  if (code.startsWith('23') && isOfRow) return { is: 'allowed', constraint };
  return { is: 'undecided', because: raisedBy === undefined ? code : `${code} by ${raisedBy}` };
}

export const insufficientPrivilege = '42501';
