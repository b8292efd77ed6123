import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { columnWidths } from './column-model.ts';
import { dataGridMessages } from './messages.ts';
import { dataGridStyles } from './styles.ts';

export interface ResizeHandleProps {
  readonly label: string;
  readonly width: number;
  /** Called with the rendered width of the column before it changes. */
  readonly measure: () => number;
  readonly onResize: (width: number) => void;
  readonly onFit: () => void;
}

/** The step of an arrow key in pixels; ten times that with Shift. */
const step = 8;

/** The end of a header: dragged, or moved with arrows, it makes its column wider or narrower. */
export function ResizeHandle({ label, width, measure, onResize, onFit }: ResizeHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number }>(null);
  const rounded = Math.round(width);

  const resize = (to: number) =>
    onResize(Math.round(Math.max(columnWidths.least, Math.min(columnWidths.most, to))));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = (event.shiftKey ? 10 : 1) * step;
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) resize(measure() + by);
    else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) resize(measure() - by);
    else if (event.key === 'Home') resize(columnWidths.least);
    else if (event.key === 'Enter') onFit();
    else return;
    event.preventDefault();
  };

  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const moved = clientX - start.current.x;
    if (moved !== 0) resize(start.current.width + (isRtl ? -moved : moved));
  };

  const end = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    start.current = null;
    delete currentTarget.dataset['dragged'];
  };

  return (
    <span
      data-slot="data-grid-handle"
      // A rule can't be moved: this one is a control, with a value.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="vertical"
      aria-label={dataGridMessages.resize({ column: label })}
      aria-valuenow={rounded}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      aria-valuetext={dataGridMessages.width({ count: rounded })}
      tabIndex={-1}
      className={dataGridStyles().handle()}
      onKeyDown={onKeyDown}
      onDoubleClick={onFit}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // The header is neither dragged nor its text selected.
        event.preventDefault();
        event.stopPropagation();
        const { currentTarget } = event;
        currentTarget.setPointerCapture(event.pointerId);
        currentTarget.dataset['dragged'] = '';
        start.current = { x: event.clientX, width: measure() };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
