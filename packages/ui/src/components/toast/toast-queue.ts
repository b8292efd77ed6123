import type { ReactNode } from 'react';
import type { MessageTone } from '../inline-message/index.ts';

export interface ToastMessage {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone?: MessageTone;
  readonly action?: ToastAction;
  /** Names the question "why?" about it, where the page answers such questions. */
  readonly why?: string;
  /**
   * Milliseconds until it goes, not counted while it is pointed at or focused,
   * or while the window is in the background; `Infinity` for never. By default
   * 6 s, 10 s with an action, and never for `danger`. A message that never goes
   * stays until it is dismissed, even if others arrive after it.
   */
  readonly duration?: number;
}

export interface ToastAction {
  readonly label: string;
  /** Another way to do it, for people who can't reach the button in time. */
  readonly alternative?: string;
  readonly onClick: () => void;
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
  readonly snapshot: () => ToastSnapshot;
}

export interface ToastSnapshot {
  readonly visible: readonly QueuedToast[];
  /** The number of messages that wait until visible ones are dismissed. */
  readonly waiting: number;
}

/**
 * Creates a queue of toasts.
 *
 * @param limit How many messages that must be dismissed show at once; further
 * ones wait. Messages that go by themselves have the room that is left, and
 * always room for one: the oldest goes for the newest.
 */
export function createToastQueue(limit = 3): ToastQueue {
  let messages: readonly QueuedToast[] = [];
  let snapshot: ToastSnapshot = { visible: [], waiting: 0 };
  let count = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly QueuedToast[]): void => {
    messages = next;
    const waiting = messages.filter(isLasting).slice(limit);
    snapshot = {
      visible: messages.filter((message) => !waiting.includes(message)),
      waiting: waiting.length,
    };
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => {
      count += 1;
      const id = `toast-${count}`;
      const all = [...messages, { ...message, id }];
      const room = Math.max(1, limit - all.filter(isLasting).length);
      const transient = all.filter((each) => !isLasting(each)).slice(-room);
      replace(all.filter((each) => isLasting(each) || transient.includes(each)));
      return id;
    },
    dismiss: (id) => {
      if (messages.some((message) => message.id === id)) {
        replace(messages.filter((message) => message.id !== id));
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => snapshot,
  };
}

/** Returns whether a message stays until it is dismissed. */
function isLasting(message: ToastMessage): boolean {
  return toastDuration(message) === Infinity;
}

/** Returns the milliseconds for which a message stays. */
export function toastDuration({ duration, tone, action }: ToastMessage): number {
  if (duration !== undefined) return duration;
  if (tone === 'danger') return Infinity;
  return action === undefined ? 6000 : 10_000;
}
