import { entityName } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { settledRows } from '@ninefold/data/records/import';
import { useEffect } from 'react';
import { entityScreen, type EntityScreenProps } from '../failures/index.ts';
import { RequirePermission } from '../form/index.ts';
import { useDirtyGuard } from '../kept-work/drafts/index.ts';
import { CheckedRows } from './checked-rows.tsx';
import { ChooseFile } from './choose-file.tsx';
import { MatchColumns } from './match-columns.tsx';
import { importScreenMessages } from './messages.ts';
import { SendRows } from './send-rows.tsx';
import { useImport } from './use-import.ts';

/** Imports records from a file: choose it, match its columns, check its rows, import them. */
export const ImportScreen = entityScreen(({ entity }) => (
  <RequirePermission entity={entity} action="insert">
    <ImportRecords entity={entity} />
  </RequirePermission>
));

function ImportRecords({ entity }: EntityScreenProps) {
  const importing = useImport(entity);
  const { stage, unfinished } = importing;
  const isSending = stage.at === 'sending';
  const guard = useDirtyGuard(undefined, isSending ? importScreenMessages : undefined);
  const { setDirty } = guard;
  const isCorrected = 'chosen' in stage && !('kept' in stage) && stage.chosen.corrections.size > 0;
  useEffect(() => setDirty(isSending || isCorrected), [isSending, isCorrected, setDirty]);
  const title = importScreenMessages.title(entityName(entity));
  const isFree = stage.at !== 'sending' && stage.at !== 'checking';
  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} description={importScreenMessages.description} />
      <div className="grid min-w-0 gap-8 px-4 pb-10 sm:px-6">
        {stage.at !== 'stopped' &&
          isFree &&
          unfinished.map((kept) => (
            <Banner
              key={kept.fingerprint}
              tone="warning"
              title={importScreenMessages.unfinished}
              actions={
                <Button size="small" onClick={() => void importing.discard(kept)}>
                  {importScreenMessages.discard}
                </Button>
              }
            >
              {importScreenMessages.unfinishedText({
                file: kept.file,
                done: settledRows(kept.progress) + kept.leftOut.length,
                all: kept.rows,
              })}
            </Banner>
          ))}
        <ChooseFile importing={importing} />
        {'chosen' in stage && <MatchColumns importing={importing} chosen={stage.chosen} />}
        {stage.at === 'checked' && <CheckedRows importing={importing} stage={stage} />}
        {'kept' in stage && <SendRows importing={importing} whole={entity} stage={stage} />}
      </div>
      {guard.dialog}
    </>
  );
}
