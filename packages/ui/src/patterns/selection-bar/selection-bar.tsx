import { type ReactNode, useEffect, useRef } from 'react';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '../../components/toolbar/index.ts';
import type { RecordPage, RecordSelection } from '../../shapes/index.ts';
import { selectionBarMessages } from './messages.ts';
import { isNothing, nothingSelected, selectedCount } from './selected-count.ts';

export interface SelectionBarProps {
  /** Names the bar: "Selected work orders". */
  readonly label: string;
  readonly selection: RecordSelection;
  readonly onSelectionChange: (selection: RecordSelection) => void;
  /** All records that match, where known. */
  readonly total: RecordPage['total'];
  /** The actions on the selected records: buttons of a toolbar. */
  readonly children?: ReactNode;
}

const rows = '[data-slot=record-list]';

/**
 * Says how many records of a list are selected, and offers what can be done with them. It belongs below
 * the list, and is hidden while nothing is selected. Escape clears the selection while the focus is in
 * the bar or in the list.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { label, selection, onSelectionChange, total, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  const announced = useRef<HTMLOutputElement>(null);
  const isShown = !isNothing(selection);
  const words = selectionWords(selection, total);
  const offer = offerOfAll(selection, total);
  useKeptFocus(isShown);

  // A live region announces only what changes after it is there.
  useEffect(() => {
    if (announced.current !== null) announced.current.textContent = words;
  }, [words]);
  useEffect(() => {
    if (!isShown) return undefined;
    const clear = (event: KeyboardEvent) => {
      const { target } = event;
      // A menu or dialog that Escape closes is elsewhere, or has taken the key.
      if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
      if (bar.current?.contains(target) !== true && target.closest(rows) === null) return;
      event.preventDefault();
      onSelectionChange(nothingSelected);
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [isShown, onSelectionChange]);

  return (
    <div ref={bar} data-slot="selection-bar" className="shrink-0">
      <output ref={announced} className="sr-only" />
      {isShown && (
        <Toolbar label={label} className="border-t border-line-strong bg-panel px-4 py-1.5 sm:px-6">
          <span className="me-1 font-medium text-ink tabular-nums">{words}</span>
          {offer !== undefined && (
            <ToolbarButton
              className="underline"
              onClick={() => onSelectionChange({ kind: 'all matching', except: new Set() })}
            >
              {offer}
            </ToolbarButton>
          )}
          <ToolbarSeparator className="max-sm:hidden" />
          {children}
          <ToolbarButton className="ms-auto" onClick={() => onSelectionChange(nothingSelected)}>
            {selectionBarMessages.clear}
          </ToolbarButton>
        </Toolbar>
      )}
    </div>
  );
}

function selectionWords(selection: RecordSelection, total: RecordPage['total']): string {
  const { none, some, all, allAbout, allBut, allUnknown } = selectionBarMessages;
  if (isNothing(selection)) return none;
  const selected = selectedCount(selection, total);
  if (selected === null) return allUnknown;
  const { count, exact } = selected;
  if (selection.kind === 'some') return some({ count });
  if (!exact) return allAbout({ count });
  return selection.except.size === 0
    ? all({ count })
    : allBut({ count, except: selection.except.size });
}

/** Returns the text of the button that selects the rest; undefined where there is none. */
function offerOfAll(selection: RecordSelection, total: RecordPage['total']): string | undefined {
  const { selectAll, selectAllAbout, selectAllUnknown } = selectionBarMessages;
  const isAll = selection.kind === 'all matching' && selection.except.size === 0;
  if (isAll) return undefined;
  if (total === null) return selectAllUnknown;
  if (total.count <= (selectedCount(selection, total)?.count ?? 0)) return undefined;
  return (total.exact ? selectAll : selectAllAbout)({ count: total.count });
}

/** Moves the focus to the rows when the bar takes it away with it. */
function useKeptFocus(isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isHidden = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (!isHidden) return undefined;
    // A dialog that closes at the same time first tries to give the focus back.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`${rows} :is([tabindex='0'], a[href], button)`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
}
