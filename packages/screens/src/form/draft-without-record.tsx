import { type Entity, fieldLabel } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import type { StoredDraft } from '../unsaved-changes/index.ts';
import { draftWithoutRecordMessages } from './messages.ts';

export interface DraftWithoutRecordProps {
  readonly entity: Entity;
  readonly draft: StoredDraft;
}

/** Shows what was typed into the form of a record that can't be read any more, so that it can be copied. */
export function DraftWithoutRecord({ entity, draft }: DraftWithoutRecordProps) {
  const typed = Object.entries(draft.restored?.changes ?? {}).filter(([, text]) => text !== null);
  if (typed.length === 0) return null;
  return (
    <Banner
      tone="warning"
      className="mx-4 mt-4 sm:mx-6"
      title={draftWithoutRecordMessages.title}
      actions={
        <Button size="small" onClick={draft.discard}>
          {draftWithoutRecordMessages.discard}
        </Button>
      }
    >
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {typed.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{fieldLabel(entity, name)}</dt>
            <dd className="break-words whitespace-pre-wrap select-all">{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
