import type { ReactNode } from 'react';
import type { MessageTone } from '../inline-message/index.ts';

export interface ToastMessage {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone?: MessageTone;
  readonly action?: ToastAction;
  /** The question why it is so, of whatever answers such questions; absent where nobody does. */
  readonly why?: string;
  /**
   * Milliseconds until it goes, not counted while it is pointed at or focused,
   * or while the window is in the background; `Infinity` for never. By default
   * 6 s, 10 s with an action, and never for `danger`.
   */
  readonly duration?: number;
}

export interface ToastAction {
  readonly label: string;
  /** How else to do it, for those who cannot reach the button in time. */
  readonly alternative?: string;
  readonly onPress: () => void;
}

export interface QueuedToast extends ToastMessage {
  readonly id: string;
}

/** The toasts that are shown, outside of React, so that no navigation loses them. */
export interface ToastQueue {
  /** Shows a message and gives the id to take it away by. */
  readonly show: (message: ToastMessage) => string;
  readonly dismiss: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => readonly QueuedToast[];
}

/** @param limit how many are shown at once; the oldest goes for the newest. */
export function createToastQueue(limit = 3): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let shown = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly QueuedToast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => {
      shown += 1;
      const id = `toast-${shown}`;
      replace([...toasts, { ...message, id }].slice(-limit));
      return id;
    },
    dismiss: (id) => {
      if (toasts.some((toast) => toast.id === id)) {
        replace(toasts.filter((toast) => toast.id !== id));
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => toasts,
  };
}

/** How long a message stays, in milliseconds. */
export function toastDuration({ duration, tone, action }: ToastMessage): number {
  if (duration !== undefined) return duration;
  if (tone === 'danger') return Infinity;
  return action === undefined ? 6000 : 10_000;
}
