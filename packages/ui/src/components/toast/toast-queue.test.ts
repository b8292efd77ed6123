import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createToastQueue, toastDuration, type ToastQueue } from './toast-queue.ts';

const visibleTitles = (queue: ToastQueue) => queue.snapshot().visible.map(({ title }) => title);

describe('a queue of toasts', () => {
  it('keeps the newest up to its limit', () => {
    const queue = createToastQueue(2);
    for (const title of ['one', 'two', 'three']) queue.show({ title });
    expect(visibleTitles(queue)).toEqual(['two', 'three']);
  });

  it('keeps a failure until it is dismissed, however many messages arrive after it', () => {
    const queue = createToastQueue(3);
    queue.show({ title: 'failed', tone: 'danger' });
    for (let index = 1; index <= 20; index += 1) queue.show({ title: `saved ${index}` });
    expect(visibleTitles(queue)).toEqual(['failed', 'saved 19', 'saved 20']);
    expect(queue.snapshot().waiting).toBe(0);
  });

  it('lets failures beyond its limit wait, and shows the next one when one is dismissed', () => {
    const queue = createToastQueue(3);
    const ids = Array.from({ length: 10 }, (_, index) =>
      queue.show({ title: `failed ${index}`, tone: 'danger' }),
    );
    expect(visibleTitles(queue)).toEqual(['failed 0', 'failed 1', 'failed 2']);
    expect(queue.snapshot().waiting).toBe(7);
    queue.dismiss(ids[1] ?? '');
    expect(visibleTitles(queue)).toEqual(['failed 0', 'failed 2', 'failed 3']);
    expect(queue.snapshot().waiting).toBe(6);
    queue.dismiss(ids[9] ?? '');
    expect(queue.snapshot().waiting).toBe(5);
  });

  it('loses no message that must be dismissed, and shows all others immediately', () => {
    const step = fc.oneof(
      fc.record({ show: fc.constantFrom('lasting', 'transient') }),
      fc.record({ dismiss: fc.nat(40) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(step, { maxLength: 40 }),
        (limit, steps) => {
          const queue = createToastQueue(limit);
          const lasting = new Set<string>();
          for (const each of steps) {
            let transient: readonly string[] = [];
            if ('dismiss' in each) {
              queue.dismiss(`toast-${each.dismiss}`);
              lasting.delete(`toast-${each.dismiss}`);
            } else {
              const isLasting = each.show === 'lasting';
              const id = queue.show({ title: each.show, duration: isLasting ? Infinity : 6000 });
              if (isLasting) lasting.add(id);
              else transient = [id];
            }
            const { visible, waiting } = queue.snapshot();
            const ids = visible.map(({ id }) => id);
            const shown = ids.filter((id) => lasting.has(id));
            expect(ids).toEqual(expect.arrayContaining([...transient]));
            expect(shown).toHaveLength(Math.min(lasting.size, limit));
            expect(waiting).toBe(lasting.size - shown.length);
            expect(ids.length).toBeLessThanOrEqual(limit + 1);
          }
        },
      ),
    );
  });

  it('removes by id, and notifies its listeners once', () => {
    const queue = createToastQueue();
    const id = queue.show({ title: 'one' });
    const listener = vi.fn<() => void>();
    const unsubscribe = queue.subscribe(listener);
    queue.dismiss(id);
    queue.dismiss(id);
    expect(queue.snapshot()).toEqual({ visible: [], waiting: 0 });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    queue.show({ title: 'two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('returns the same snapshot until something changes', () => {
    const queue = createToastQueue();
    queue.show({ title: 'one' });
    expect(queue.snapshot()).toBe(queue.snapshot());
  });
});

describe('toastDuration', () => {
  const action = { label: 'Undo', onClick: () => undefined };

  it('is longer with an action, and endless for a failure', () => {
    expect(toastDuration({ title: '' })).toBe(6000);
    expect(toastDuration({ title: '', action })).toBe(10_000);
    expect(toastDuration({ title: '', action, tone: 'danger' })).toBe(Infinity);
    expect(toastDuration({ title: '', tone: 'danger', duration: 50 })).toBe(50);
  });
});
