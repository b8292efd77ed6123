import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CircleAlert } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { tv } from '../styling/index.ts';
import { errorSummaryMessages } from './messages.ts';

const styles = tv({
  slots: {
    summary:
      'flex items-start gap-2.5 rounded-lg border border-danger-line bg-danger-soft/60 px-3.5 py-2.5 text-base text-ink [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-danger',
    title: 'font-semibold',
    list: 'mt-1 flex list-disc flex-col gap-0.5 ps-4 marker:text-danger',
    link: 'rounded-xs text-danger underline underline-offset-3 hover:decoration-2',
  },
});

export interface ErrorSummaryItem {
  readonly message: ReactNode;
  /** Id of the control to go to; without it the message has no link. */
  readonly controlId?: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** In the order of the fields on the page, each with the message that is shown beside its field. */
  readonly errors: readonly ErrorSummaryItem[];
  /** Takes focus when it appears, and again when `errors` changes. */
  readonly autoFocus?: boolean;
}

/** Everything that keeps a form from being sent, on top of it, with links to the fields. */
export function ErrorSummary({
  title = errorSummaryMessages.title,
  errors,
  autoFocus = true,
  className,
  ref,
  ...props
}: ErrorSummaryProps) {
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const part = styles();
  useEffect(() => {
    if (autoFocus && errors.length > 0) element.current?.focus();
  }, [autoFocus, errors]);
  const merged = useComposedRefs(element, ref);
  if (errors.length === 0) return null;
  return (
    <section
      data-slot="error-summary"
      ref={merged}
      aria-labelledby={`${id}title`}
      tabIndex={-1}
      className={part.summary({ className })}
      {...props}
    >
      <CircleAlert aria-hidden="true" />
      <div role="alert" className="min-w-0 flex-1">
        <h2 id={`${id}title`} className={part.title()}>
          {title}
        </h2>
        <ul className={part.list()}>
          {errors.map((error, index) => (
            <li key={error.controlId ?? index}>
              {error.controlId === undefined ? (
                error.message
              ) : (
                // oxlint-disable-next-line react/forbid-elements -- it links to a field of this page
                <a
                  href={`#${error.controlId}`}
                  className={part.link()}
                  onClick={(event: MouseEvent) => {
                    if (focusField(error.controlId ?? '')) event.preventDefault();
                  }}
                >
                  {error.message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Focuses a control, with its label in sight. Returns false where there is none with the id. */
export function focusField(controlId: string): boolean {
  const control = document.getElementById(controlId);
  if (control === null) return false;
  const label =
    control.closest('[data-slot=field], [data-slot=fieldset]') ??
    document.querySelector(`label[for="${CSS.escape(controlId)}"]`) ??
    control;
  label.scrollIntoView({ block: 'nearest' });
  control.focus({ preventScroll: true });
  return true;
}
