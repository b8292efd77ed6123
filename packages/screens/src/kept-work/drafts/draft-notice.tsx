import { formatList } from '@ninefold/messages';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { useValueFormat } from '@ninefold/ui/fields';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { unsavedChangesMessages } from './messages.ts';
import type { StoredDraft } from './use-draft.ts';
import type { DirtyGuard } from './use-dirty-guard.tsx';

export interface DraftNoticeProps {
  readonly draft: StoredDraft;
  readonly guard: DirtyGuard;
  /** The fields of the form. */
  readonly fields: readonly FieldDescriptor[];
}

/** Says that a form holds earlier unsaved changes, or that the browser can't keep those that are made. */
export function DraftNotice({ draft, guard, fields }: DraftNoticeProps) {
  const { locale, timeZone } = useValueFormat();
  const discard = () => {
    guard.release();
    draft.discard();
  };
  const { restored, isKept } = draft;
  const files = Object.entries(restored?.files ?? {}).map(([name, file]) =>
    unsavedChangesMessages.file({
      field: fields.find((field) => field.name === name)?.label ?? name,
      file,
    }),
  );
  return (
    <>
      {!isKept && (
        <Banner tone="warning" announce="polite" title={unsavedChangesMessages.notKept}>
          {unsavedChangesMessages.notKeptText}
        </Banner>
      )}
      {restored !== undefined && (
        <Banner
          announce="polite"
          title={unsavedChangesMessages.restored}
          actions={
            <Button size="small" onClick={discard}>
              {unsavedChangesMessages.discard}
            </Button>
          }
        >
          {unsavedChangesMessages.restoredText({
            time: new Intl.DateTimeFormat(locale, {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone,
            }).format(restored.savedAt),
          })}
          {files.length > 0 && (
            <p>
              {unsavedChangesMessages.filesNotKept({
                files: formatList(files),
                count: files.length,
              })}
            </p>
          )}
        </Banner>
      )}
    </>
  );
}
