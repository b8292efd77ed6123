import { exportColumns, type ExportedRecords, exportedPages } from '@ninefold/data/export';
import { keyFields, type ListState } from '@ninefold/data/records';
import { type Entity, entityName, fieldOf } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { useValueFormat } from '@ninefold/ui/fields';
import {
  type ExportChoice,
  ExportRecords,
  type ExportRecordsProps,
} from '@ninefold/ui/patterns/export-records';
import type { RecordPage, RecordSelection } from '@ninefold/ui/shapes';
import { type RefObject, useRef, useState } from 'react';
import { readableFields } from '../../descriptors/index.ts';
import { useListScope, useRecordSource, useScreen } from '../../screen-context/index.ts';
import { useDirtyGuard } from '../../kept-work/drafts/index.ts';
import { fileKinds, fileName, writeFile } from './export-file.ts';
import { keepChoice, keptChoice } from './kept-choice.ts';
import { exportMessages } from './messages.ts';
import { openFile, type SavedFile } from './save-file.ts';
import { type FinishedExport, useExportRun } from './use-export-run.ts';

export interface ExportDialogProps {
  readonly entity: Entity;
  /** The list's filters, search and order. */
  readonly state: ListState;
  /** The columns that the list shows, in order. */
  readonly columns: readonly string[];
  /** The page that the list shows, once it has been read. */
  readonly page?: RecordPage;
  /** The selected records, which are then what is exported first of all. */
  readonly selection?: RecordSelection;
  /** Receives focus after closing. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Exports the records of a list to a file. */
export function ExportDialog(props: ExportDialogProps) {
  const { entity, state, columns: shown, selection, returnFocus, onClose } = props;
  const { loaded } = useScreen();
  const within = useListScope(entity);
  const source = useRecordSource();
  const { timeZone } = useValueFormat();
  const toast = useToast();
  const run = useExportRun();
  const guard = useDirtyGuard(run.cancel, exportMessages);
  const counts = countsOf(props);
  const starting = useRef(false);
  const [choice, setChoice] = useState<ExportChoice>(() => {
    const kept = keptChoice();
    const fits = selection === undefined && kept.records in counts;
    return fits ? kept : { ...kept, records: selection === undefined ? 'all' : 'selected' };
  });

  const names =
    choice.columns === 'shown'
      ? shown
      : readableFields(loaded.specification, entity).map(({ name }) => name);
  const isBinary = (name: string) => fieldOf(entity, name)?.kind === 'binary';
  const chosen = choice.binary ? names : names.filter((name) => !isBinary(name));
  const columns = exportColumns(source, entity, chosen, choice.headers, {
    oneEach: choice.columns === 'shown',
  });

  async function start() {
    keepChoice(choice);
    const title = entityName(entity).Entities;
    const kind = fileKinds[choice.format];
    const file = await openFile(fileName(title, choice, timeZone), kind);
    if (file === undefined) return;
    const which = exportedRecords(choice, props);
    const scope = { filters: within };
    guard.setDirty(true);
    const finished = await run.start({
      file,
      total: counts[choice.records] ?? null,
      pages: (options) => exportedPages(source, entity, state, which, columns, options, scope),
      write: (pages) => writeFile(pages, columns, choice, { title, timeZone }),
    });
    guard.setDirty(false);
    if (finished === undefined) return;
    report(finished, which, file);
    onClose();
  }

  function report({ count, cut }: FinishedExport, which: ExportedRecords, { name }: SavedFile) {
    const missing = which.kind === 'some' ? which.ids.size - count : 0;
    const lacks = [
      ...(cut > 0 ? [exportMessages.cut({ count: cut })] : []),
      ...(missing > 0 ? [exportMessages.missing({ count: missing })] : []),
    ];
    toast.show({
      title: exportMessages.done({ ...entityName(entity), count }),
      ...(lacks.length === 0
        ? { tone: 'success', description: exportMessages.file({ name }) }
        : { tone: 'warning', description: lacks.join(' '), duration: Infinity }),
    });
  }

  return (
    <>
      <ExportRecords
        entityName={entityName(entity)}
        counts={counts}
        columns={columns.length}
        binaryFields={names.filter(isBinary).length}
        choice={choice}
        onChoiceChange={setChoice}
        stage={run.stage}
        onExport={() => {
          // Enter may repeat before the dialog shows that it runs.
          if (starting.current) return;
          starting.current = true;
          void start().finally(() => (starting.current = false));
        }}
        onRetry={run.retry}
        returnFocus={returnFocus}
        onClose={() => {
          run.cancel();
          onClose();
        }}
      />
      {guard.dialog}
    </>
  );
}

function countsOf({ page, selection }: ExportDialogProps): ExportRecordsProps['counts'] {
  const all = page?.total ?? null;
  return {
    ...(selection?.kind === 'some' && { selected: { count: selection.ids.size, exact: true } }),
    ...(selection?.kind === 'all matching' && {
      selected: all && { ...all, count: all.count - selection.except.size },
    }),
    ...(page !== undefined && { page: { count: page.rows.length, exact: true } }),
    all,
  };
}

function exportedRecords(
  { records }: ExportChoice,
  { entity, page, selection }: ExportDialogProps,
): ExportedRecords {
  if (records === 'selected' && selection !== undefined) return selection;
  if (records === 'page' && page !== undefined) {
    // The offset of a page that starts at a value may be an estimate.
    if (page.start !== undefined && keyFields(entity).length > 0) {
      return { kind: 'some', ids: new Set(page.rows.map(({ id }) => id)) };
    }
    return { kind: 'page', offset: page.offset, count: page.rows.length };
  }
  return { kind: 'all matching' };
}
