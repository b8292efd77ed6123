import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitted, opened, revealed } from './view.ts';

const length = fc.integer({ min: 200, max: 2000 });
const size = fc.record({ width: length, height: length });
const view = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  scale: fc.double({ min: 0.2, max: 2, noNaN: true }),
});

it('fits a plane into the window, without enlarging it', () => {
  fc.assert(
    fc.property(size, size, (plane, window) => {
      const { x, y, scale } = fitted(plane, window);
      expect(scale).toBeLessThanOrEqual(1);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(15.9);
      expect(x + plane.width * scale).toBeLessThanOrEqual(window.width - 15.9);
      expect(y + plane.height * scale).toBeLessThanOrEqual(window.height - 15.9);
    }),
  );
});

it('scrolls a box into view, if it isn’t', () => {
  const box = fc.record({ x: length, y: length, width: fc.constant(60), height: fc.constant(30) });
  fc.assert(
    fc.property(view, box, size, (before, node, window) => {
      fc.pre(node.width * before.scale + 32 <= window.width);
      fc.pre(node.height * before.scale + 32 <= window.height);
      const after = revealed(before, node, window);
      const start = after.x + node.x * after.scale;
      expect(start).toBeGreaterThanOrEqual(15.9);
      expect(start + node.width * after.scale).toBeLessThanOrEqual(window.width - 15.9);
      const again = revealed(after, node, window);
      expect(again.x).toBeCloseTo(after.x, 6);
      expect(again.y).toBeCloseTo(after.y, 6);
    }),
  );
});

it('opens at a box if the whole would be too small to read', () => {
  const window = { width: 800, height: 400 };
  const at = { x: 3000, y: 1000, width: 200, height: 100 };
  expect(opened({ width: 700, height: 300 }, window, at)).toEqual(
    fitted({ width: 700, height: 300 }, window),
  );
  const { x, y, scale } = opened({ width: 8000, height: 4000 }, window, at);
  expect([x + 3100 * scale, y + 1050 * scale]).toEqual([400, 200]);
});
