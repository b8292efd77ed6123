import { describe, expect, test } from 'vitest';
import { nextCell } from './next-cell.ts';

const grid = { rows: 50, bottom: 49, columns: 6, pageRows: 10, rtl: false };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('a key leads to', () => {
  test.each([
    ['ArrowDown', { row: 4, column: 2 }],
    ['ArrowUp', { row: 2, column: 2 }],
    ['ArrowRight', { row: 3, column: 3 }],
    ['ArrowLeft', { row: 3, column: 1 }],
    ['Home', { row: 3, column: 0 }],
    ['End', { row: 3, column: 5 }],
    ['PageDown', { row: 13, column: 2 }],
    ['PageUp', { row: 0, column: 2 }],
  ])('%s', (key, to) => {
    expect(nextCell({ row: 3, column: 2 }, press(key), grid)).toEqual(to);
  });

  test('the first and the last cell with Control', () => {
    expect(nextCell({ row: 3, column: 2 }, press('Home', true), grid)).toEqual({
      row: -1,
      column: 0,
    });
    expect(nextCell({ row: 3, column: 2 }, press('End', true), grid)).toEqual({
      row: 49,
      column: 5,
    });
  });

  test('the header above the first row, and nowhere beyond the edges', () => {
    expect(nextCell({ row: 0, column: 0 }, press('ArrowUp'), grid)).toEqual({ row: -1, column: 0 });
    expect(nextCell({ row: -1, column: 0 }, press('ArrowUp'), grid)?.row).toBe(-1);
    expect(nextCell({ row: -1, column: 0 }, press('PageUp'), grid)?.row).toBe(-1);
    expect(nextCell({ row: 49, column: 5 }, press('ArrowDown'), grid)?.row).toBe(49);
    expect(nextCell({ row: 49, column: 5 }, press('ArrowRight'), grid)?.column).toBe(5);
    expect(nextCell({ row: 45, column: 5 }, press('PageDown'), grid)?.row).toBe(49);
  });

  test('the footer below the last row, and back', () => {
    const summed = { ...grid, bottom: 50 };
    const from = (row: number, key: string, ctrlKey = false) =>
      nextCell({ row, column: 2 }, press(key, ctrlKey), summed);
    expect(from(49, 'ArrowDown')).toEqual({ row: 50, column: 2 });
    expect(from(50, 'ArrowDown')).toEqual({ row: 50, column: 2 });
    expect(from(50, 'ArrowUp')).toEqual({ row: 49, column: 2 });
    expect(from(3, 'End', true)).toEqual({ row: 49, column: 5 });
    expect(from(49, 'End', true)).toEqual({ row: 50, column: 5 });
    expect(from(50, 'End', true)).toEqual({ row: 50, column: 5 });
    // By pages, only to the rows.
    expect(from(45, 'PageDown')).toEqual({ row: 49, column: 2 });
    expect(from(50, 'PageDown')).toEqual({ row: 50, column: 2 });
    expect(from(50, 'PageUp')).toEqual({ row: 40, column: 2 });
    expect(from(50, 'Home')).toEqual({ row: 50, column: 0 });
  });

  test('the visual neighbour, right to left', () => {
    const rtl = { ...grid, rtl: true };
    expect(nextCell({ row: 3, column: 2 }, press('ArrowLeft'), rtl)?.column).toBe(3);
    expect(nextCell({ row: 3, column: 2 }, press('ArrowRight'), rtl)?.column).toBe(1);
  });

  test('only the header if there are no rows', () => {
    const empty = { ...grid, rows: 0, bottom: -1 };
    expect(nextCell({ row: -1, column: 1 }, press('ArrowDown'), empty)).toEqual({
      row: -1,
      column: 1,
    });
    expect(nextCell({ row: -1, column: 1 }, press('End', true), empty)?.row).toBe(-1);
  });

  test('nowhere, for other keys', () => {
    expect(nextCell({ row: 0, column: 0 }, press('a'), grid)).toBeUndefined();
    expect(nextCell({ row: 0, column: 0 }, press('ArrowDown', true), grid)).toBeUndefined();
  });
});
