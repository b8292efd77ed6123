import { describe, expect, it, vi } from 'vitest';
import { createToastQueue, toastDuration } from './toast-queue.ts';

describe('a queue of toasts', () => {
  it('keeps the newest up to its limit', () => {
    const queue = createToastQueue(2);
    for (const title of ['one', 'two', 'three']) queue.show({ title });
    expect(queue.snapshot().map((toast) => toast.title)).toEqual(['two', 'three']);
  });

  it('takes away by id, and tells its listeners once', () => {
    const queue = createToastQueue();
    const id = queue.show({ title: 'one' });
    const listener = vi.fn<() => void>();
    const unsubscribe = queue.subscribe(listener);
    queue.dismiss(id);
    queue.dismiss(id);
    expect(queue.snapshot()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    queue.show({ title: 'two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('gives the same snapshot until something changes', () => {
    const queue = createToastQueue();
    queue.show({ title: 'one' });
    expect(queue.snapshot()).toBe(queue.snapshot());
  });
});

describe('toastDuration', () => {
  const action = { label: 'Undo', onPress: () => undefined };

  it('is longer with an action, and endless for a failure', () => {
    expect(toastDuration({ title: '' })).toBe(6000);
    expect(toastDuration({ title: '', action })).toBe(10_000);
    expect(toastDuration({ title: '', action, tone: 'danger' })).toBe(Infinity);
    expect(toastDuration({ title: '', tone: 'danger', duration: 50 })).toBe(50);
  });
});
