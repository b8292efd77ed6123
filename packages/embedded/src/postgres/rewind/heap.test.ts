import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rememberHeap } from './heap.ts';

const page = 65_536;
const write = fc.record({
  at: fc.integer({ min: 0, max: 3 * page - 1 }),
  byte: fc.integer({ min: 0, max: 255 }),
});

test('every byte is restored, and memory that was added is empty', () => {
  fc.assert(
    fc.property(fc.array(write), fc.array(write), (before, after) => {
      let heap = new Uint8Array(2 * page);
      for (const { at, byte } of before) if (at < heap.length) heap[at] = byte;
      const remembered = heap.slice();
      const putBack = rememberHeap(() => heap);
      // WebAssembly's memory moves when it grows.
      const grown = new Uint8Array(3 * page);
      grown.set(heap);
      heap = grown;
      for (const { at, byte } of after) heap[at] = byte;
      putBack();
      expect(Buffer.compare(heap.subarray(0, 2 * page), remembered)).toBe(0);
      expect(heap.subarray(2 * page).every((byte) => byte === 0)).toBe(true);
    }),
  );
});
