import {
  createContext,
  lazy,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

const importRegion = () => import('./toast-region.tsx');
const ToastRegion = lazy(() => importRegion().then((module) => ({ default: module.ToastRegion })));

/**
 * Loads what shows messages, which the first message does otherwise: then it can say that the network is
 * gone. A failure is left to that message.
 */
export function preloadToasts(): void {
  importRegion().catch(() => undefined);
}

const ToastContext = createContext<ToastQueue | null>(null);

export interface ToastProviderProps {
  /** A queue that is also used outside of React. */
  readonly queue?: ToastQueue;
  readonly children?: ReactNode;
}

/** Around the whole application, above its router. The region itself is loaded by `preloadToasts`. */
export function ToastProvider({ queue, children }: ToastProviderProps) {
  const [own] = useState(createToastQueue);
  const toasts = queue ?? own;
  const shown = useSyncExternalStore(toasts.subscribe, toasts.snapshot, toasts.snapshot);
  const [needed, setNeeded] = useState(false);
  if (shown.visible.length > 0 && !needed) setNeeded(true);
  return (
    <ToastContext value={toasts}>
      {children}
      {/* A modal dialog leaves what has `aria-live` to screen readers, if it is there by then. */}
      <div aria-live="off" className="contents">
        {needed && (
          <Suspense>
            <ToastRegion
              toasts={shown.visible}
              waiting={shown.waiting}
              onDismiss={toasts.dismiss}
            />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}

/** Shows messages and takes them away. It needs a ToastProvider around. */
export function useToast(): Pick<ToastQueue, 'show' | 'dismiss'> {
  const queue = use(ToastContext);
  if (queue === null) {
    throw new Error(
      'useToast was called outside of a ToastProvider, which holds the messages. Put a ToastProvider around the application.',
    );
  }
  return queue;
}
