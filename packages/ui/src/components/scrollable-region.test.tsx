import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { CodeBlock } from './code/index.ts';
import { Dialog, DialogBody, DialogContent, DialogTitle } from './dialog/index.ts';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from './drawer/index.ts';
import { ScrollArea } from './scroll-area/index.ts';
import { Table, TableBody, TableCell, TableRow, TableScroll } from './table/index.ts';

/** Never calls back, as in the frame before a real one does. */
class HeldResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', HeldResizeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tall = <p style={{ height: 4000, width: 4000 }}>Much to read</p>;

function Rows({ count }: { readonly count: number }) {
  return (
    <TableScroll label="Readings" style={{ height: 100 }}>
      <Table aria-label="Readings">
        <TableBody>
          {Array.from({ length: count }, (_, index) => (
            <TableRow key={index}>
              <TableCell>{index}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}

const users: Readonly<Record<string, ReactNode>> = {
  ScrollArea: (
    <ScrollArea label="Readings" className="h-40 w-40">
      {tall}
    </ScrollArea>
  ),
  CodeBlock: <CodeBlock label="Readings" code={'select '.repeat(400)} />,
  TableScroll: <Rows count={100} />,
  DialogBody: (
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Dialog</DialogTitle>
        <DialogBody scrollLabel="Readings">{tall}</DialogBody>
      </DialogContent>
    </Dialog>
  ),
  DrawerBody: (
    <Drawer defaultOpen>
      <DrawerContent aria-describedby={undefined}>
        <DrawerTitle>Drawer</DrawerTitle>
        <DrawerBody scrollLabel="Readings">{tall}</DrawerBody>
      </DrawerContent>
    </Drawer>
  ),
};

const holding = (child?: ReactNode) => (
  <TableScroll label="Readings" style={{ height: 100 }}>
    {child}
  </TableScroll>
);

const region = () => page.getByRole('region', { name: 'Readings' }).query();

describe('a region that scrolls, while ResizeObserver is held back', () => {
  it.each(Object.entries(users))('%s can be focused as soon as it is rendered', async (_, user) => {
    await render(user);
    expect(region()).toHaveAttribute('tabindex', '0');
  });

  it('is skipped by the Tab key while its content fits', async () => {
    await render(<Rows count={1} />);
    expect(page.getByText('0').query()).toBeVisible();
    expect(region()).toBeNull();
  });

  it('takes focus when a child arrives later', async () => {
    const { rerender } = await render(holding());
    expect(region()).toBeNull();
    await rerender(holding(tall));
    await expect.poll(region).toHaveAttribute('tabindex', '0');
  });
});
