import { X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { use, useRef } from 'react';
import { AnswersWhy } from '../../answers-why.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ToneIcon } from '../inline-message/index.ts';
import { tv } from '../styling/index.ts';
import { useAboveBars } from './above-bars.ts';
import { toastMessages } from './messages.ts';
import { toastDuration, type QueuedToast } from './toast-queue.ts';

const toastStyles = tv({
  slots: {
    viewport:
      'fixed end-0 bottom-0 z-toast m-0 flex w-full max-w-[26rem] list-none flex-col gap-2 p-4 outline-none',
    toast: [
      // A modal dialog takes pointer events from the page; messages stay usable.
      'pointer-events-auto flex items-start gap-2.5 rounded-lg border border-line-strong bg-panel px-3.5 py-2.5 text-base text-ink shadow-md',
      'data-[state=open]:animate-rise',
      'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      '[&>[data-slot=tone-icon]]:mt-0.5 [&>[data-slot=tone-icon]]:size-4 [&>[data-slot=tone-icon]]:shrink-0',
    ],
    waiting:
      'pointer-events-auto self-center rounded-md border border-line-strong bg-panel px-2.5 py-1 text-sm text-ink-muted shadow-md',
    texts: 'min-w-0 flex-1',
    title: 'font-medium break-words',
    description: 'break-words text-ink-muted',
    ask: '-my-1',
    dismiss: '-me-2 -my-1',
  },
  variants: {
    tone: {
      info: { toast: '[&>[data-slot=tone-icon]]:text-info' },
      success: { toast: '[&>[data-slot=tone-icon]]:text-success' },
      warning: { toast: '[&>[data-slot=tone-icon]]:text-warning' },
      danger: { toast: 'border-danger-line [&>[data-slot=tone-icon]]:text-danger' },
    },
  },
});

interface ToastRegionProps {
  readonly toasts: readonly QueuedToast[];
  /** The number of messages that wait until others are dismissed. */
  readonly waiting: number;
  readonly onDismiss: (id: string) => void;
}

/** The corner where messages appear. F8 moves the focus to it; Escape takes the focused one away. */
export function ToastRegion({ toasts, waiting, onDismiss }: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useAboveBars(viewport, toasts.length > 0);
  return (
    <Provider label={toastMessages.toast}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      {waiting > 0 && (
        // A message for each number: its text is announced when it appears.
        <Root
          key={waiting}
          open
          data-slot="toast-waiting"
          type="background"
          duration={Infinity}
          className={toastStyles().waiting()}
        >
          <Title>{toastMessages.waiting({ count: waiting })}</Title>
        </Root>
      )}
      <Viewport
        ref={viewport}
        data-slot="toast-viewport"
        // Radix puts the key in the place of `{hotkey}`.
        label={toastMessages.region({ hotkey: '{hotkey}' })}
        className={toastStyles().viewport()}
      />
    </Provider>
  );
}

function ToastItem({
  toast,
  onDismiss,
}: Omit<ToastRegionProps, 'toasts' | 'waiting'> & { readonly toast: QueuedToast }) {
  const tone = toast.tone ?? 'info';
  const why = use(AnswersWhy) ? toast.why : undefined;
  const styles = toastStyles({ tone });
  return (
    <Root
      data-slot="toast"
      data-tone={tone}
      // By key it is asked wherever in it the focus is.
      data-why={why}
      data-why-name={why && typeof toast.title === 'string' ? toast.title : undefined}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={toastDuration(toast)}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id);
      }}
      className={styles.toast()}
    >
      <ToneIcon tone={tone} />
      <div className={styles.texts()}>
        <Title className={styles.title()}>{toast.title}</Title>
        {toast.description !== undefined && (
          <Description className={styles.description()}>{toast.description}</Description>
        )}
      </div>
      {toast.action !== undefined && (
        <Action altText={toast.action.alternative ?? toast.action.label} asChild>
          <Button size="small" onClick={toast.action.onClick}>
            {toast.action.label}
          </Button>
        </Action>
      )}
      {why !== undefined && (
        // No Action: the message stays, as the answer is beside it.
        <Button
          size="small"
          variant="ghost"
          className={styles.ask()}
          data-slot="why"
          data-why={why}
          aria-haspopup="dialog"
        >
          {toastMessages.why}
        </Button>
      )}
      <Close asChild>
        <IconButton size="small" label={toastMessages.dismiss} className={styles.dismiss()}>
          <X aria-hidden="true" />
        </IconButton>
      </Close>
    </Root>
  );
}
