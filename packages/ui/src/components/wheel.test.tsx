import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { DataGrid } from './data-grid/index.ts';
import { ScrollArea } from './scroll-area/index.ts';
import { Table, TableBody, TableCell, TableRow, TableScroll } from './table/index.ts';

const regions: Readonly<Record<string, ReactElement>> = {
  TableScroll: (
    <TableScroll label="Readings">
      <Table aria-label="Readings">
        <TableBody>
          <TableRow>
            <TableCell>Reading</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableScroll>
  ),
  DataGrid: (
    <DataGrid
      label="Readings"
      columns={[{ name: 'value', label: 'Value', cell: () => 'Reading' }]}
      rowCount={1}
      rowAt={String}
      rowId={String}
    />
  ),
  ScrollArea: (
    <ScrollArea label="Readings">
      <p>Reading</p>
    </ScrollArea>
  ),
};

test.each(Object.entries(regions))(
  'the wheel over a %s that has nothing to scroll scrolls the page',
  async (_, region) => {
    await render(
      <>
        {region}
        <div style={{ height: 4000 }} />
      </>,
    );
    window.scrollTo(0, 0);
    const { x, y, width, height } = page.getByText('Reading').element().getBoundingClientRect();
    const { x: left, y: top } = window.frameElement!.getBoundingClientRect();
    await cdp().send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: left + x + width / 2,
      y: top + y + height / 2,
      deltaX: 0,
      deltaY: 20,
    });
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  },
);
