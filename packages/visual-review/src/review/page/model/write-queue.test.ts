import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReviewRequest, ReviewState } from '../../review-data.ts';
import { WriteQueue } from './write-queue.ts';

const nothing: ReviewState = { decisions: [], apart: [] };
const key = fc.constantFrom('one', 'two', 'three');
const keys = fc.uniqueArray(key, { minLength: 1 });
const requests: fc.Arbitrary<ReviewRequest> = fc.oneof(
  fc.record({
    do: fc.constantFrom('accept' as const, 'reject' as const),
    subjects: keys,
    note: fc.string(),
  }),
  fc.record({ do: fc.constantFrom('split' as const, 'join' as const), keys }),
  fc.constant({ do: 'undo' as const }),
);

/** Keeps what it is asked in its own way, and fails where it is told to. */
function fakeServer(fails: readonly boolean[]) {
  const done: ReviewRequest[] = [];
  let asked = 0;
  const send = async (request: ReviewRequest): Promise<ReviewState> => {
    const isBroken = fails[asked++ % fails.length] === true;
    await Promise.resolve();
    if (isBroken) throw new Error('The disk is full.');
    done.push(request);
    return stateAfter(done);
  };
  return { send, done };
}

function stateAfter(done: readonly ReviewRequest[]): ReviewState {
  const decisions: ReviewState['decisions'][number][] = [];
  const apart = new Set<string>();
  for (const request of done) {
    if (request.do === 'undo') decisions.pop();
    if (request.do === 'split' || request.do === 'join') {
      for (const one of request.keys) apart.delete(one);
    }
    if (request.do === 'split') for (const one of request.keys) apart.add(one);
    if (request.do === 'accept' || request.do === 'reject') {
      const { subjects, note } = request;
      const kind = request.do === 'accept' ? 'accepted' : 'rejected';
      decisions.push({ kind, subjects, note });
    }
  }
  return { decisions, apart: [...apart] };
}

describe('decisions on their way', () => {
  it('show at once what the server will keep', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests), async (list) => {
        const { send } = fakeServer([false]);
        const queue = new WriteQueue(nothing, send);
        const written = list.map((request) => queue.write(request));
        const early = queue.now();
        expect(early.shown).toEqual(stateAfter(list));
        expect(early.waiting).toEqual(list);
        expect(await Promise.all(written)).toEqual(list.map(() => true));
        expect(queue.now().kept).toEqual(early.shown);
      }),
    );
  });

  it('show in the end what is kept, though some fail, and drop what followed those', async () => {
    const fails = fc.array(fc.boolean(), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 1 }), fails, async (list, failing) => {
        const { send, done } = fakeServer(failing);
        const queue = new WriteQueue(nothing, send);
        const written = await Promise.all(list.map((request) => queue.write(request)));
        const firstLost = written.indexOf(false);
        expect(done).toEqual(firstLost < 0 ? list : list.slice(0, firstLost));
        expect(queue.now()).toMatchObject({ shown: stateAfter(done), waiting: [] });
        expect(queue.now().problem !== undefined).toBe(firstLost >= 0);
      }),
    );
  });

  it('are sent again after one has failed, and the problem is forgotten', async () => {
    const { send, done } = fakeServer([true, false]);
    const queue = new WriteQueue(nothing, send);
    expect(await queue.write({ do: 'undo' })).toBe(false);
    expect(queue.now().problem).toBe('The disk is full.');
    expect(await queue.write({ do: 'split', keys: ['one'] })).toBe(true);
    expect(done).toHaveLength(1);
    expect(queue.now().problem).toBeUndefined();
  });
});
