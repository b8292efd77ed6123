import { CircleAlert, CircleX, RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { CodeBlock } from '@ninefold/ui/components/code';
import { DescriptionItem, DescriptionList } from '@ninefold/ui/components/description-list';
import { useValueFormat } from '@ninefold/ui/fields';
import { OptionalLink } from '@ninefold/ui/patterns/optional-link';
import type { LoggedCall } from './call-log-props.ts';
import { callLogMessages } from './messages.ts';
import { hasFailed, readable, readablePayload } from './shown-calls.ts';

export interface CallRowProps {
  readonly call: LoggedCall;
  readonly commandOf: (id: number) => string;
}

/** One call in a line, and all of it below when it is opened. */
export function CallRow({ call, commandOf }: CallRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li data-slot="call" data-status={call.status} className="border-b border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="grid min-h-7 w-full grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-0.5 text-start text-sm outline-offset-[-2px] hover:bg-hover sm:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,1fr)_8rem_4.5rem] sm:px-6"
        onClick={() => setOpen(!open)}
      >
        <span className="font-mono text-ink-muted">{call.method}</span>
        <span dir="ltr" className="truncate text-start font-mono text-ink">
          {readable(call.path)}
        </span>
        <Asked call={call} className="truncate text-ink-muted max-sm:hidden" />
        <Outcome call={call} />
        <span className="text-end text-ink-muted tabular-nums max-sm:hidden">
          {callLogMessages.duration({ ms: Math.round(call.ms) })}
        </span>
      </button>
      {open && <CallDetail id={id} call={call} commandOf={commandOf} />}
    </li>
  );
}

/** The status, with a sign and a word where it is a failure: never by colour alone. */
function Outcome({ call }: Pick<CallRowProps, 'call'>) {
  const failed = hasFailed(call);
  const status = String(call.status);
  return (
    <span className="flex items-center gap-1.5 tabular-nums">
      {failed && <CircleX aria-hidden="true" className="size-3.5 shrink-0 text-danger" />}
      <span className={failed ? 'text-danger' : 'text-ink-muted'}>
        {call.status === 0
          ? callLogMessages.noAnswer
          : failed
            ? callLogMessages.failed({ status })
            : status}
      </span>
      {call.retries > 0 && (
        <span className="flex items-center gap-0.5 text-ink-subtle">
          <RotateCw aria-hidden="true" className="size-3" />
          <span aria-hidden="true">{call.retries}</span>
          <span className="sr-only">{callLogMessages.retries({ count: call.retries })}</span>
        </span>
      )}
    </span>
  );
}

function Asked({
  call: { fact },
  className,
}: Pick<CallRowProps, 'call'> & { readonly className?: string }) {
  if (fact === undefined) return <span className={className} />;
  if (!('problem' in fact)) return <span className={className}>{fact.label}</span>;
  return (
    <span className={className}>
      <CircleAlert aria-hidden="true" className="me-1 inline size-3.5 text-warning" />
      {callLogMessages.notListed}
    </span>
  );
}

function CallDetail({ id, call, commandOf }: CallRowProps & { readonly id: string }) {
  const { fact, payload } = call;
  const { locale, timeZone } = useValueFormat();
  return (
    <div id={id} className="grid gap-3 border-t border-line bg-sunken px-4 py-3 sm:px-6">
      <DescriptionList>
        <DescriptionItem term={callLogMessages.requestedBy}>
          {fact !== undefined &&
            ('problem' in fact ? (
              callLogMessages.notListedBecause({ problem: fact.problem })
            ) : (
              <>
                <OptionalLink href={fact.href}>{fact.label}</OptionalLink>{' '}
                <span className="text-ink-subtle">({fact.source})</span>
              </>
            ))}
        </DescriptionItem>
        <DescriptionItem term={callLogMessages.path}>
          <span dir="ltr" className="font-mono text-sm wrap-anywhere">
            {readable(call.path)}
          </span>
        </DescriptionItem>
        <DescriptionItem term={callLogMessages.sent}>
          {callLogMessages.sentAt({
            time: new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }).format(
              call.at,
            ),
            ms: Math.round(call.ms),
            retries: call.retries,
          })}
        </DescriptionItem>
      </DescriptionList>
      {payload === undefined ? (
        <p className="text-sm text-ink-subtle">{callLogMessages.noPayload}</p>
      ) : (
        <CodeBlock label={callLogMessages.payload} code={readablePayload(payload)} wrap />
      )}
      <CodeBlock label="curl" code={commandOf(call.id)} wrap />
    </div>
  );
}
