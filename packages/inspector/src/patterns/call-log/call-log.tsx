import { Eraser, Pause, Play, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '@ninefold/ui/components/button';
import { Checkbox } from '@ninefold/ui/components/checkbox';
import { IconButton } from '@ninefold/ui/components/icon-button';
import { SearchField } from '@ninefold/ui/components/search-field';
import type { CallLogProps, LoggedCall } from './call-log-props.ts';
import { CallRow } from './call-row.tsx';
import { Dock } from './dock.tsx';
import { callLogMessages } from './messages.ts';
import { lastCalls, matchingCalls } from './shown-calls.ts';

/**
 * The calls that a page makes, newest first, docked to the window's lower edge;
 * on phones a sheet. It doesn't take the focus. Escape within it closes it.
 */
export function CallLog(props: CallLogProps) {
  const { calls, most = 200, commandOf, onClear, onClose } = props;
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
    <Dock
      resizeLabel={callLogMessages.resize}
      defaultHeight={props.defaultHeight}
      onHeightChange={props.onHeightChange}
    >
      {/* Escape is a way out of what is in it, not a use of the section itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        data-slot="call-log"
        aria-labelledby={id}
        className="flex size-full flex-col border-t border-line-strong bg-panel text-ink max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-[70dvh] max-sm:rounded-t-lg max-sm:shadow-lg"
        onKeyDown={escape}
      >
        <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 sm:px-6">
          <h2 id={id} className="text-md font-semibold">
            {callLogMessages.title}{' '}
            <span className="font-normal text-ink-subtle tabular-nums">
              {callLogMessages[held === undefined ? 'count' : 'countWhilePaused']({
                show: shown.length === kept.length ? 'all' : 'filtered',
                shown: shown.length,
                all: kept.length,
              })}
            </span>
          </h2>
          <SearchField
            aria-label={callLogMessages.filter}
            placeholder={callLogMessages.filter}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            className="order-last w-full sm:order-none sm:ms-auto sm:w-56"
          />
          <Checkbox
            checked={failedOnly}
            onChange={(event) => setFailedOnly(event.target.checked)}
            className="max-sm:order-last"
          >
            {callLogMessages.failedOnly}
          </Checkbox>
          <Button
            size="small"
            variant="ghost"
            className="max-sm:ms-auto"
            start={held === undefined ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={() => setHeld(held === undefined ? calls : undefined)}
          >
            {held === undefined ? callLogMessages.pause : callLogMessages.resume}
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
            {callLogMessages.clear}
          </Button>
          <IconButton size="small" label={callLogMessages.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <ol aria-labelledby={id} className="min-h-0 flex-1 overflow-y-auto">
          {shown.map((call) => (
            <CallRow key={call.id} call={call} commandOf={commandOf} />
          ))}
          {shown.length === 0 && (
            <li className="px-4 py-6 text-center text-md text-ink-subtle sm:px-6">
              {kept.length === 0 ? callLogMessages.none : callLogMessages.noMatch}
            </li>
          )}
        </ol>
      </section>
    </Dock>
  );
}
