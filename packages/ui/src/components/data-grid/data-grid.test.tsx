import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { DataGrid, type DataGridProps } from './index.ts';

const columnsOf = (...names: readonly string[]) =>
  names.map((name) => ({
    name,
    label: name.toUpperCase(),
    cell: (row: string) => (name === 'link' ? <a href={`#${row}`}>{row}</a> : `${row} ${name}`),
  }));

function grid(rows: readonly string[], more: Partial<DataGridProps<string>> = {}) {
  return (
    <DataGrid
      label="Orders"
      columns={columnsOf('title', 'link', 'status')}
      rowCount={rows.length}
      rowAt={(index) => rows[index]}
      rowId={String}
      {...more}
    />
  );
}

const beside = (shown: readonly string[]) => (
  <>
    {grid(shown)}
    <button type="button">Beside</button>
  </>
);

const rowAt = (index: number) => `row ${index}`;

/** Returns the first cell of a row, where it is drawn. */
const cellOf = (row: number) =>
  document.querySelector(`[aria-rowindex="${row + 2}"] > [aria-colindex="1"]`);

const footer = ({ name }: { readonly name: string }) => `all ${name}`;

/** Returns whether the footer doesn't cover what has the focus. */
const isAboveFooter = () => {
  const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  const foot = document.querySelector('tfoot')?.getBoundingClientRect();
  return bottom <= (foot?.top ?? 0) + 1;
};

const focused = () => document.activeElement?.textContent;

describe('the focus', () => {
  it('follows its record and column when the grid is sorted, or its columns are', async () => {
    const screen = await render(grid(['a', 'b', 'c']));
    await userEvent.keyboard('{Tab}{ArrowDown}{End}');
    expect(focused()).toBe('b status');
    await screen.rerender(grid(['c', 'a', 'b']));
    expect(focused()).toBe('b status');
    await screen.rerender(grid(['b', 'c', 'a'], { columns: columnsOf('status', 'title') }));
    expect(focused()).toBe('b status');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('c status');
  });

  it('goes to the nearest cell if its record or column disappears', async () => {
    const screen = await render(grid(['a', 'b', 'c']));
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{End}');
    expect(focused()).toBe('c status');
    await screen.rerender(grid(['d', 'e']));
    expect(focused()).toBe('e status');
    await screen.rerender(grid(['d', 'e'], { columns: columnsOf('title', 'due') }));
    expect(focused()).toBe('e due');
  });

  it('comes back to its place after the rows were read again', async () => {
    const screen = await render(grid(['a', 'b', 'c']));
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
    await screen.rerender(grid([], { loading: true }));
    await screen.rerender(grid(['a', 'b', 'c']));
    expect(focused()).toBe('c title');
  });

  it('is not taken from other elements', async () => {
    const rows = ['a', 'b'];
    const screen = await render(beside(rows));
    await userEvent.keyboard('{Tab}{Tab}');
    expect(focused()).toBe('Beside');
    await screen.rerender(beside(['c']));
    expect(focused()).toBe('Beside');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('c title');
  });

  it('reaches the footer below the last row, and stays in it', async () => {
    const screen = await render(grid(['a', 'b'], { footer }));
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    expect(focused()).toBe('b status');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
    expect(focused()).toBe('b status');
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(focused()).toBe('all title');
    // The rows are read again, and there are more of them.
    await screen.rerender(grid([], { footer, loading: true }));
    await screen.rerender(grid(['a', 'b', 'c'], { footer }));
    expect(focused()).toBe('all title');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('c title');
    await userEvent.keyboard('{ArrowDown}');
    await screen.rerender(grid(['a']));
    expect(focused()).toBe('a title');
  });

  it('has one tab stop, whatever cells contain', async () => {
    const columns = columnsOf('title', 'link', 'status').map((column) => ({
      ...column,
      cell: (row: string) => (
        <>
          {column.cell(row)}
          <button type="button">Press {row}</button>
          <input aria-label={row} />
        </>
      ),
    }));
    const between = (rows: readonly string[]) => (
      <>
        <button type="button">Before</button>
        {grid(rows, { columns })}
        <button type="button">After</button>
      </>
    );
    const screen = await render(between(['a']));
    await screen.rerender(between(['a', 'b']));
    await userEvent.keyboard('{Tab}{Tab}{ArrowDown}');
    expect(focused()).toBe('b titlePress b');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('After');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('b titlePress b');
    // Into the cell, to its end, and out of the grid.
    await userEvent.keyboard('{F2}');
    expect(focused()).toBe('Press b');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(focused()).toBe('After');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{F2}{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('b titlePress b');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Before');
  });
});

/** Copies with the focus where it is, and returns the texts of the cells. */
function copied(): readonly (readonly string[])[] {
  const clipboardData = new DataTransfer();
  const init = { clipboardData, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', init));
  const text = clipboardData.getData('text/plain');
  return text.split('\n').map((line) => line.split('\t'));
}

describe('a copy', () => {
  const names = Array.from({ length: 40 }, (_, index) => `field ${index}`);
  const columns = columnsOf(...names);
  const textsOf = (row: number) => names.map((name) => `row ${row} ${name}`);

  it('has every selected cell, in sight or not', async () => {
    await page.viewport(800, 400);
    await render(grid([], { rowCount: 5000, rowAt, columns, className: 'h-80' }));
    await expect.poll(() => cellOf(90)).toBeNull();
    await expect.poll(() => document.querySelector('[aria-colindex="35"]')).toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('row 0 field 0');
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    await expect.poll(copied).toEqual([textsOf(0)]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.poll(copied).toEqual([textsOf(0), textsOf(1)]);
  });

  it('has the rows that are selected, however far apart, and leaves nothing behind', async () => {
    await page.viewport(800, 400);
    const selection = {
      has: (id: string) => ['row 1', 'row 4321'].includes(id),
      onSelect: () => undefined,
      nameOf: String,
    };
    await render(grid([], { rowCount: 5000, rowAt, columns, selection, className: 'h-80' }));
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(focused()).toBe('row 1 field 0');
    expect(copied()).toEqual([textsOf(1), textsOf(4321)]);
    await expect.poll(() => page.getByText('row 4321', { exact: false }).elements()).toEqual([]);
  });

  it('has the cell with the focus after that was scrolled out of sight', async () => {
    await page.viewport(800, 400);
    await render(grid([], { rowCount: 5000, rowAt, className: 'h-80' }));
    await userEvent.keyboard('{Tab}{ArrowDown}');
    document.querySelector('[data-slot=data-grid]')?.scrollTo({ top: 100_000 });
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    expect(copied()).toEqual([['row 1 title']]);
  });
});

describe('many rows', () => {
  it('keep the focus while scrolled out of view', async () => {
    await page.viewport(800, 400);
    await render(grid([], { rowCount: 5000, rowAt, className: 'h-80' }));
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(focused()).toBe('row 1 title');
    const scroll = document.querySelector('[data-slot=data-grid]');
    await expect
      .poll(() => document.querySelectorAll('tbody [aria-rowindex]').length)
      .toBeLessThan(60);
    scroll?.scrollTo({ top: 100_000 });
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    expect(scroll?.scrollTop).toBe(100_000);
    scroll?.scrollTo({ top: 0 });
    await expect.poll(focused).toBe('row 1 title');
    scroll?.scrollTo({ top: 100_000 });
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('row 2 title');
  });

  it('reuse elements when the scrollbar jumps, without their contents', async () => {
    await page.viewport(800, 400);
    const columns = [
      ...columnsOf('title'),
      { name: 'note', label: 'Note', cell: (row: string) => <input aria-label={row} /> },
    ];
    await render(grid([], { rowCount: 5000, rowAt, columns, className: 'h-80' }));
    const scroll = document.querySelector('[data-slot=data-grid]');
    await expect.poll(() => cellOf(90)).toBeNull();
    const [other, typed] = [cellOf(3), cellOf(5)];
    await page.getByLabelText('row 3', { exact: true }).fill('one');
    await page.getByLabelText('row 5', { exact: true }).fill('two');
    scroll?.scrollTo({ top: 100_000 });
    await expect.poll(() => cellOf(5)).toBeNull();
    expect(other?.isConnected).toBe(true);
    expect(other?.textContent).toMatch(/^row 3\d{3} title$/);
    // Of the row that has the focus: another would take the focus over.
    expect(typed?.isConnected).toBe(false);
    const inputs = [...document.querySelectorAll<HTMLInputElement>('tbody input')];
    expect(inputs.map(({ value }) => value).join('')).toBe('');
    scroll?.scrollTo({ top: 0 });
    await expect.poll(() => cellOf(3)?.textContent).toBe('row 3 title');
  });

  it('are not covered by the footer', async () => {
    await page.viewport(800, 400);
    await render(grid([], { rowCount: 5000, rowAt, footer, className: 'h-80' }));
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => cellOf(90)).toBeNull();

    for (let row = 1; row < 12; row += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(focused).toBe(`row ${row} title`);
      expect(isAboveFooter()).toBe(true);
    }
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(focused).toBe('row 4999 status');
    await expect.poll(isAboveFooter).toBe(true);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe('all status');
  });

  it('can all be reached, however tall they are together', async () => {
    await page.viewport(800, 400);
    await render(grid([], { rowCount: 1_000_000, rowAt, className: 'h-80' }));
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    await expect.poll(focused).toBe('row 999999 status');
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      await userEvent.keyboard('{ArrowUp}');
      await expect.poll(focused).toBe(`row ${999_999 - step} status`);
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const scroll = document.querySelector('[data-slot=data-grid]')?.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual((scroll?.top ?? 0) - 1);
      expect(bottom).toBeLessThanOrEqual((scroll?.bottom ?? 0) + 6);
    }
  });
});
