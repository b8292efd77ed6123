import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import type { DirtyGuard } from './use-dirty-guard.tsx';
import type { StoredDraft } from './use-draft.ts';

export interface DraftNoticeProps {
  readonly draft: StoredDraft;
  readonly guard: DirtyGuard;
}

/** Says that a form holds the changes that were unsaved when the page was reloaded. */
export function DraftNotice({ draft, guard }: DraftNoticeProps) {
  const discard = () => {
    guard.release();
    draft.discard();
  };
  return (
    <Banner
      announce="polite"
      title="Unsaved changes restored"
      actions={
        <Button size="small" onClick={discard}>
          Discard changes
        </Button>
      }
    >
      You made them before the page was reloaded. Save the form to keep them.
    </Banner>
  );
}
