import type { ViewFacts } from '../model/index.ts';
import type { ChangeKind } from './change.ts';
import { type Draft, draft, type Subject, when } from './draft.ts';

type Owned = Pick<ViewFacts, 'owner' | 'ownerBypassesRowSecurity'>;

/**
 * Compares the owners of a view or a function, where both are known.
 *
 * @param decides Whether it runs with its owner's permissions.
 */
export function ownerChanges(
  kind: ChangeKind,
  subject: Subject,
  before: Owned,
  after: Owned,
  decides: boolean,
): readonly Draft[] {
  const [{ owner: old, ownerBypassesRowSecurity: bypassed }, { owner: now }] = [before, after];
  const bypasses = after.ownerBypassesRowSecurity;
  if (old === undefined || now === undefined) return [];
  const owners = old === now ? `belongs to ${now}` : `belonged to ${old} and belongs to ${now}`;
  const access = bypassed === true && bypasses === false ? 'breaks' : 'opens';
  return when(
    old !== now || bypassed !== bypasses,
    draft(
      kind,
      subject,
      `${owners}, to whom policies ${bypasses === true ? 'do not apply' : 'apply'}.`,
      { weight: decides ? access : 'changes', before: old, after: now },
    ),
  );
}
