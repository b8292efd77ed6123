import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import type { ListState } from '../../shapes/index.ts';
import { listFields } from '../../../testing/workshop-sample/fields.ts';
import { samplePage } from '../../../testing/workshop-sample/rows.ts';
import { ValueFormatProvider } from '../../fields/index.ts';
import { RecordList } from './index.ts';

const state: ListState = { sort: [], offset: 0, limit: 16 };

/** Returns whether a point of the element is covered by nothing else. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}

function expectCellInSight(): void {
  expect(document.activeElement).toHaveAttribute('aria-colindex');
  expect(document.activeElement).toSatisfy(isInSight);
}

describe.each(['ltr', 'rtl'] as const)('a cell of a record table that has the focus, %s', (dir) => {
  it('is never covered by the header or the first column', async () => {
    await page.viewport(700, 400);
    const references = listFields.filter((field) => field.reference !== undefined);
    const again = references.map((field) => ({ ...field, name: `${field.name}_again` }));
    await render(
      <div dir={dir} className="flex h-80 flex-col">
        <RecordList
          label="Work orders"
          // Links at both ends, which are not in sight together.
          fields={[...references, ...listFields.filter(({ reference }) => !reference), ...again]}
          titleField="title"
          page={samplePage}
          state={state}
          hrefFor={() => '#'}
        />
      </div>,
    );
    const cells = document.querySelectorAll<HTMLElement>('tbody [aria-colindex]');
    const columns = cells.length / samplePage.rows.length;
    const [forward, back] =
      dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
    cells[0]?.focus();
    for (const row of samplePage.rows.keys()) {
      const across = row % 2 === 0 ? forward : back;
      for (let column = 1; column < columns; column += 1) {
        expectCellInSight();
        await userEvent.keyboard(across);
      }
      expectCellInSight();
      await userEvent.keyboard('{ArrowDown}');
    }
    for (const _ of samplePage.rows) {
      expectCellInSight();
      await userEvent.keyboard('{ArrowUp}');
    }
    expect(document.activeElement?.tagName).toBe('TH');
    expectCellInSight();
    // A link that is focused where it is, as on the way back from its record.
    for (const link of document.querySelectorAll<HTMLElement>('tbody a')) {
      link.focus();
      expect(link).toSatisfy(isInSight);
    }
  });
});

describe('while another page is loading', () => {
  it('the field has its number, and the next page is the one after it', async () => {
    const shown = { ...samplePage, total: { count: 1550, exact: true } };
    const list = (offset: number, busy: boolean) => (
      <RecordList
        label="Work orders"
        fields={listFields}
        page={shown}
        busy={busy}
        state={{ ...state, offset }}
        hrefFor={(to) => `#${to.offset}`}
      />
    );
    const screen = await render(list(0, false));
    const field = screen.getByRole('textbox', { name: 'Go to page' });
    await expect.element(field).toHaveValue('1');
    await screen.rerender(list(76 * 16, true));
    await expect.element(field).toHaveValue('77');
    await expect
      .element(screen.getByRole('link', { name: 'Next page' }))
      .toHaveAttribute('href', `#${77 * 16}`);
    await expect.element(screen.getByText(/^1–16 of 1,550$/)).toBeVisible();
  });
});

it('says which columns do not fit, and that none are left out without a table', async () => {
  await page.viewport(900, 400);
  const onHiddenColumnsChange = vi.fn<(names: readonly string[]) => void>();
  const list = (shown: typeof samplePage) => (
    <RecordList
      label="Work orders"
      fields={[
        ...listFields,
        ...listFields.map((field) => ({ ...field, name: `${field.name}_2` })),
      ]}
      fitColumns
      onHiddenColumnsChange={onHiddenColumnsChange}
      page={shown}
      state={state}
      hrefFor={() => '#'}
    />
  );
  const screen = await render(list(samplePage));
  await expect
    .poll(() => onHiddenColumnsChange.mock.lastCall)
    .toEqual([expect.arrayContaining(['estimate_2'])]);
  await screen.rerender(list({ ...samplePage, rows: [] }));
  expect(onHiddenColumnsChange.mock.lastCall).toEqual([[]]);
});

describe('the field of the page', () => {
  it.each(['٧٧', '77', '۷۷'])('has the digits of the locale, and takes %s', async (typed) => {
    window.location.hash = '';
    const screen = await render(
      <ValueFormatProvider locale="ar-EG">
        <RecordList
          label="Work orders"
          fields={listFields}
          page={{ ...samplePage, total: { count: 1550, exact: true } }}
          state={state}
          hrefFor={(to) => `#${to.offset}`}
        />
      </ValueFormatProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Go to page' });
    await expect.element(field).toHaveValue('١');
    await field.fill(typed);
    await expect.element(field).toHaveValue(typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.hash).toBe(`#${76 * 16}`);
  });
});
