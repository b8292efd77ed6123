import { Eraser, Pause, Play, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { SearchField } from '../../components/search-field/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { CallLogProps, LoggedCall } from './call-log-props.ts';
import { CallRow } from './call-row.tsx';
import { callLogLabels } from './labels.ts';
import { lastCalls, matchingCalls } from './shown-calls.ts';

/**
 * The calls that a page makes, newest first, docked to the window's lower edge;
 * on phones a sheet. It takes no focus of its own: Escape within it closes it.
 */
export function CallLog(props: CallLogProps) {
  const { calls, most = 200, commandOf, onClear, onClose, height, onHeightChange } = props;
  const labels = useLabels(callLogLabels);
  const id = useId();
  const [held, setHeld] = useState<readonly LoggedCall[]>();
  const [filter, setFilter] = useState('');
  const [failedOnly, setFailedOnly] = useState(false);
  const kept = lastCalls(held ?? calls, most);
  const shown = matchingCalls(kept, filter, failedOnly);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // Escape is a way out of what is in it, not a use of the section itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      data-slot="call-log"
      aria-labelledby={id}
      style={{ height }}
      className={joinClassNames(
        'fixed inset-x-0 bottom-0 z-sticky flex flex-col border-t border-line-strong bg-panel text-ink max-sm:h-[70dvh]! max-sm:rounded-t-lg max-sm:shadow-lg',
        props.className,
      )}
      onKeyDown={escape}
    >
      <ResizeHandle label={labels.resize} height={height} onHeightChange={onHeightChange} />
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 sm:px-6">
        <h2 id={id} className="text-md font-semibold">
          {labels.title}{' '}
          <span className="font-normal text-ink-subtle tabular-nums">
            {labels.count(shown.length, kept.length)}
            {held !== undefined && `, ${labels.paused}`}
          </span>
        </h2>
        <SearchField
          aria-label={labels.filter}
          placeholder={labels.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="order-last w-full sm:order-none sm:ms-auto sm:w-56"
        />
        <Checkbox
          checked={failedOnly}
          onChange={(event) => setFailedOnly(event.target.checked)}
          className="max-sm:order-last"
        >
          {labels.failedOnly}
        </Checkbox>
        <Button
          size="small"
          variant="ghost"
          className="max-sm:ms-auto"
          start={held === undefined ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => setHeld(held === undefined ? calls : undefined)}
        >
          {held === undefined ? labels.pause : labels.resume}
        </Button>
        <Button
          size="small"
          variant="ghost"
          start={<Eraser aria-hidden="true" />}
          onClick={() => {
            setHeld(held === undefined ? undefined : []);
            onClear();
          }}
        >
          {labels.clear}
        </Button>
        <IconButton size="small" label={labels.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ol aria-labelledby={id} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {shown.map((call) => (
          <CallRow key={call.id} call={call} commandOf={commandOf} />
        ))}
        {shown.length === 0 && (
          <li className="px-4 py-6 text-center text-md text-ink-subtle sm:px-6">
            {kept.length === 0 ? labels.none : labels.noMatch}
          </li>
        )}
      </ol>
    </section>
  );
}

interface ResizeHandleProps {
  readonly label: string;
  readonly height: number;
  readonly onHeightChange: (height: number) => void;
}

const least = 120;
const step = 24;

/** At most as high as leaves the screen behind it in sight. */
const most = () => Math.max(least, Math.round(window.innerHeight * 0.8));
const within = (height: number) => Math.min(most(), Math.max(least, Math.round(height)));

/** The upper edge of the panel: drawn, or moved by arrow keys (WAI-ARIA, "Window Splitter"). */
function ResizeHandle({ label, height, onHeightChange }: ResizeHandleProps) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onHeightChange(within(window.innerHeight - event.clientY));
  };
  const press = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowUp: height + step,
      ArrowDown: height - step,
      Home: least,
      End: most(),
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onHeightChange(within(next));
  };
  return (
    <div
      // One that is moved is a control, and no rule between texts (WAI-ARIA 1.2, "separator").
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={height}
      aria-valuemin={least}
      aria-valuemax={most()}
      tabIndex={0}
      className="group absolute inset-x-0 -top-3 z-1 grid h-6 cursor-row-resize touch-none place-items-center outline-none max-sm:hidden"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className="h-1 w-10 rounded-full bg-line-strong group-hover:bg-accent group-focus-visible:bg-accent group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus" />
    </div>
  );
}
