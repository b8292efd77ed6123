import { X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ToneIcon } from '../inline-message/index.ts';
import { useLabels } from '../../labels/index.ts';
import { toastLabels } from './labels.ts';
import { toastDuration, type QueuedToast } from './toast-queue.ts';
import { toastStyles } from './styles.ts';

export interface ToastRegionProps {
  readonly toasts: readonly QueuedToast[];
  /** How many messages wait until others are dismissed. */
  readonly waiting: number;
  readonly onDismiss: (id: string) => void;
}

/** The corner where messages appear. F8 leads to it; Escape takes the focused one away. */
export function ToastRegion({ toasts, waiting, onDismiss }: ToastRegionProps) {
  const labels = useLabels(toastLabels);
  return (
    <Provider label={labels.toast}>
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
          <Title>{labels.waiting(waiting)}</Title>
        </Root>
      )}
      <Viewport
        data-slot="toast-viewport"
        label={labels.region}
        className={toastStyles().viewport()}
      />
    </Provider>
  );
}

function ToastItem({
  toast,
  onDismiss,
}: Omit<ToastRegionProps, 'toasts' | 'waiting'> & { readonly toast: QueuedToast }) {
  const labels = useLabels(toastLabels);
  const tone = toast.tone ?? 'info';
  const styles = toastStyles({ tone });
  return (
    <Root
      data-slot="toast"
      data-tone={tone}
      // By key it is asked wherever in it the focus is.
      data-why={toast.why}
      data-why-name={toast.why && typeof toast.title === 'string' ? toast.title : undefined}
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
      {toast.why !== undefined && (
        // No Action: the message stays, as the answer stands beside it.
        <Button
          size="small"
          variant="ghost"
          className={styles.ask()}
          data-slot="why"
          data-why={toast.why}
          aria-haspopup="dialog"
        >
          {labels.why}
        </Button>
      )}
      <Close asChild>
        <IconButton size="small" label={labels.dismiss} className={styles.dismiss()}>
          <X aria-hidden="true" />
        </IconButton>
      </Close>
    </Root>
  );
}
