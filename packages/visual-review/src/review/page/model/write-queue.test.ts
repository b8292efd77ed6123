import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReviewRequest, ReviewState } from '../../review-data.ts';
import { WriteQueue } from './write-queue.ts';

const empty: ReviewState = { decisions: [], apart: [] };
const key = fc.constantFrom('one', 'two', 'three');
const keys = fc.uniqueArray(key, { minLength: 1 });
const requests: fc.Arbitrary<ReviewRequest> = fc.oneof(
  fc.record({
    action: fc.constantFrom('accept' as const, 'reject' as const),
    subjects: keys,
    note: fc.string(),
  }),
  fc.record({ action: fc.constantFrom('split' as const, 'join' as const), keys }),
  fc.constant({ action: 'undo' as const }),
);

/** Stores requests in its own way. `fails` says which fail, in turn. */
function fakeServer(fails: readonly boolean[]) {
  const done: ReviewRequest[] = [];
  let count = 0;
  const send = async (request: ReviewRequest): Promise<ReviewState> => {
    const isFailing = fails[count++ % fails.length] === true;
    await Promise.resolve();
    if (isFailing) throw new Error('The disk is full.');
    done.push(request);
    return stateAfter(done);
  };
  return { send, done };
}

function stateAfter(done: readonly ReviewRequest[]): ReviewState {
  const decisions: ReviewState['decisions'][number][] = [];
  const apart = new Set<string>();
  for (const request of done) {
    if (request.action === 'undo') decisions.pop();
    if (request.action === 'split' || request.action === 'join') {
      for (const one of request.keys) apart.delete(one);
    }
    if (request.action === 'split') for (const one of request.keys) apart.add(one);
    if (request.action === 'accept' || request.action === 'reject') {
      const { subjects, note } = request;
      const kind = request.action === 'accept' ? 'accepted' : 'rejected';
      decisions.push({ kind, subjects, note });
    }
  }
  return { decisions, apart: [...apart] };
}

describe('WriteQueue', () => {
  it('immediately has the state that the server will have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests), async (list) => {
        const { send } = fakeServer([false]);
        const queue = new WriteQueue(empty, send);
        const written = list.map((request) => queue.write(request));
        const early = queue.state();
        expect(early.optimistic).toEqual(stateAfter(list));
        expect(early.pending).toEqual(list);
        expect(await Promise.all(written)).toEqual(list.map(() => true));
        expect(queue.state().stored).toEqual(early.optimistic);
      }),
    );
  });

  it('ends with the state of the server, and drops the requests after a failure', async () => {
    const fails = fc.array(fc.boolean(), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 1 }), fails, async (list, failing) => {
        const { send, done } = fakeServer(failing);
        const queue = new WriteQueue(empty, send);
        const written = await Promise.all(list.map((request) => queue.write(request)));
        const firstFailed = written.indexOf(false);
        expect(done).toEqual(firstFailed < 0 ? list : list.slice(0, firstFailed));
        expect(queue.state()).toMatchObject({ optimistic: stateAfter(done), pending: [] });
        expect(queue.state().problem !== undefined).toBe(firstFailed >= 0);
      }),
    );
  });

  it('continues after a failure, and clears the problem', async () => {
    const { send, done } = fakeServer([true, false]);
    const queue = new WriteQueue(empty, send);
    expect(await queue.write({ action: 'undo' })).toBe(false);
    expect(queue.state().problem).toBe('The disk is full.');
    expect(await queue.write({ action: 'split', keys: ['one'] })).toBe(true);
    expect(done).toHaveLength(1);
    expect(queue.state().problem).toBeUndefined();
  });
});
