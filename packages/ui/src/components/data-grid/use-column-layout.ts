import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useColumnModel } from './column-model.ts';
import type { ColumnLayout, DataGridProps } from './data-grid-props.ts';
import { measuredWidths } from './measured-widths.ts';
import { columnsAtOnce } from './use-drawn-columns.ts';
import { rowsAtOnce } from './use-drawn-rows.ts';

type Widths = ColumnLayout['widths'];

const noLayout: ColumnLayout = { widths: {}, pinned: [] };

/** Keeps the layout, where no one else does, and says how the columns are placed with it. */
export function useColumnLayout<Row>(
  table: RefObject<HTMLElement | null>,
  rowCount: number,
  props: Pick<DataGridProps<Row>, 'columns' | 'layout' | 'onLayoutChange' | 'selection'>,
) {
  const { columns, onLayoutChange } = props;
  const [own, setOwn] = useState(noLayout);
  const layout = props.layout ?? own;
  const names = JSON.stringify(columns.map(({ name }) => name));

  const [frozen, setFrozen] = useState<{ readonly names: string; readonly widths: Widths }>();
  const isLaidOut = Object.keys(layout.widths).length > 0 || layout.pinned.length > 0;
  const isVirtual = rowCount > rowsAtOnce;
  const frozenWidths = isVirtual && frozen?.names === names ? frozen.widths : undefined;
  const isFixed = isLaidOut || columns.length >= columnsAtOnce || frozenWidths !== undefined;
  // Rows would change the widths of the columns while they are scrolled into sight.
  useLayoutEffect(() => {
    if (!isVirtual || isFixed || table.current === null) return;
    // Widths can only be measured once the cells are in the page.
    // oxlint-disable-next-line react/set-state-in-effect
    setFrozen({ names, widths: measuredWidths(table.current) });
  }, [table, isVirtual, isFixed, names]);

  const widths = useMemo(
    () => ({ ...frozenWidths, ...layout.widths }),
    [frozenWidths, layout.widths],
  );
  const model = useColumnModel(columns, widths, layout.pinned, props.selection !== undefined);
  return {
    layout,
    names,
    model,
    /** Columns have widths of their own, and not those of their contents. */
    isFixed,
    setLayout: (next: ColumnLayout) => {
      setOwn(next);
      onLayoutChange?.(next);
    },
    /** Widths of all columns, as they are drawn. */
    widthsNow: (): Widths => ({
      ...Object.fromEntries(columns.map(({ name }) => [name, model.widthOf(name)])),
      ...(table.current && measuredWidths(table.current)),
      ...layout.widths,
    }),
  };
}
