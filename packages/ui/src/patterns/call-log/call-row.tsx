import { CircleAlert, CircleX, RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { CodeBlock } from '../../components/code/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { useLabels } from '../../labels/index.ts';
import { OptionalLink } from '../optional-link.tsx';
import type { LoggedCall } from './call-log-props.ts';
import { callLogLabels } from './labels.ts';
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
          {Math.round(call.ms)} ms
        </span>
      </button>
      {open && <CallDetail id={id} call={call} commandOf={commandOf} />}
    </li>
  );
}

/** The status, with a sign and a word where it is a failure: never by colour alone. */
function Outcome({ call }: Pick<CallRowProps, 'call'>) {
  const labels = useLabels(callLogLabels);
  const failed = hasFailed(call);
  const status = call.status === 0 ? labels.noAnswer : String(call.status);
  return (
    <span className="flex items-center gap-1.5 tabular-nums">
      {failed && <CircleX aria-hidden="true" className="size-3.5 shrink-0 text-danger" />}
      <span className={failed ? 'text-danger' : 'text-ink-muted'}>
        {failed && call.status !== 0 ? `${status} ${labels.failed}` : status}
      </span>
      {call.retries > 0 && (
        <span className="flex items-center gap-0.5 text-ink-subtle">
          <RotateCw aria-hidden="true" className="size-3" />
          <span aria-hidden="true">{call.retries}</span>
          <span className="sr-only">{labels.retry(call.retries)}</span>
        </span>
      )}
    </span>
  );
}

function Asked({
  call: { fact },
  className,
}: Pick<CallRowProps, 'call'> & { readonly className?: string }) {
  const labels = useLabels(callLogLabels);
  if (fact === undefined) return <span className={className} />;
  if (!('problem' in fact)) return <span className={className}>{fact.label}</span>;
  return (
    <span className={className}>
      <CircleAlert aria-hidden="true" className="me-1 inline size-3.5 text-warning" />
      {labels.notListed}
    </span>
  );
}

function CallDetail({ id, call, commandOf }: CallRowProps & { readonly id: string }) {
  const labels = useLabels(callLogLabels);
  const { fact, payload } = call;
  const { locale, timeZone } = useValueFormat();
  return (
    <div id={id} className="grid gap-3 border-t border-line bg-sunken px-4 py-3 sm:px-6">
      <DescriptionList>
        <DescriptionItem term={labels.askedBy}>
          {fact !== undefined &&
            ('problem' in fact ? (
              <>
                {labels.notListed}: {fact.problem}
              </>
            ) : (
              <>
                <OptionalLink href={fact.href}>{fact.label}</OptionalLink>{' '}
                <span className="text-ink-subtle">({fact.source})</span>
              </>
            ))}
        </DescriptionItem>
        <DescriptionItem term={labels.path}>
          <span dir="ltr" className="font-mono text-sm wrap-anywhere">
            {readable(call.path)}
          </span>
        </DescriptionItem>
        <DescriptionItem term={labels.sentAt}>
          {new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }).format(call.at)}
          {`, ${Math.round(call.ms)} ms`}
          {call.retries > 0 && `, ${labels.retry(call.retries)}`}
        </DescriptionItem>
      </DescriptionList>
      {payload === undefined ? (
        <p className="text-sm text-ink-subtle">{labels.noPayload}</p>
      ) : (
        <CodeBlock label={labels.payload} code={readablePayload(payload)} wrap />
      )}
      <CodeBlock label={labels.command} code={commandOf(call.id)} wrap />
    </div>
  );
}
