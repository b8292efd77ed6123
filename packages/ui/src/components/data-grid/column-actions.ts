import type { ColumnActions, ColumnLayout } from './data-grid-props.ts';
import { dataGridMessages } from './messages.ts';

export interface ColumnActionsOptions {
  readonly name: string;
  readonly label: string;
  /** Names of all columns, in order. The first one stays first. */
  readonly order: readonly string[];
  readonly layout: ColumnLayout;
  readonly focusHandle: (name: string) => void;
  /** Absent where columns can't be moved. */
  readonly move: ((order: readonly string[], name: string) => void) | undefined;
  /** Absent where columns can't be resized and pinned. */
  readonly setLayout: ((layout: ColumnLayout) => void) | undefined;
  readonly widthsNow: () => ColumnLayout['widths'];
  readonly fit: (name: string) => void;
  readonly announce: (message: string) => void;
  readonly focusHeader: () => void;
}

/** Returns what can be done with a column. */
export function columnActions(options: ColumnActionsOptions): ColumnActions {
  const { name, label, order, layout, move, setLayout, fit, focusHeader } = options;
  const isPinned = layout.pinned.includes(name);
  const isFirst = order[0] === name;
  // Columns move among those that are pinned as they are, or not.
  const group = order.filter(
    (other, index) => index > 0 && layout.pinned.includes(other) === isPinned,
  );
  const place = group.indexOf(name);
  const swap = (by: -1 | 1) => {
    const other = group[place + by];
    if (move === undefined || isFirst || isPinned || other === undefined) return undefined;
    return () =>
      move(
        order.map((each) => (each === name ? other : each === other ? name : each)),
        name,
      );
  };
  const pins = setLayout !== undefined && !isFirst;
  return {
    moveToStart: swap(-1),
    moveToEnd: swap(1),
    pin:
      pins && !isPinned
        ? () => {
            setLayout({ widths: options.widthsNow(), pinned: [...layout.pinned, name] });
            options.announce(dataGridMessages.pinned({ column: label }));
          }
        : undefined,
    unpin:
      pins && isPinned
        ? () => {
            setLayout({ ...layout, pinned: layout.pinned.filter((other) => other !== name) });
            options.announce(dataGridMessages.unpinned({ column: label }));
          }
        : undefined,
    fitWidth: setLayout && (() => fit(name)),
    resetWidths:
      setLayout !== undefined && Object.keys(layout.widths).length > 0
        ? () => setLayout({ ...layout, widths: {} })
        : undefined,
    focusHandle: setLayout && (() => options.focusHandle(name)),
    focusHeader,
  };
}
