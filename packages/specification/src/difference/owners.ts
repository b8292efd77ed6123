import type { ViewFacts } from '../model/index.ts';
import type { ChangeKind } from './change.ts';
import { type Draft, draft, nameOf, type Subject, when } from './draft.ts';
import { differenceMessages } from './messages.ts';

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
  const args = { ...nameOf(subject), bypasses: String(bypasses === true) };
  const access = bypassed === true && bypasses === false ? 'breaks' : 'opens';
  return when(
    old !== now || bypassed !== bypasses,
    draft(
      kind,
      subject,
      old === now
        ? differenceMessages.ownerAccess({ ...args, owner: now })
        : differenceMessages.owner({ ...args, before: old, after: now }),
      { weight: decides ? access : 'changes', before: old, after: now },
    ),
  );
}
