import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/styles.css';
import * as ui from '../../src/components/index.ts';
import { FieldInput } from '../../src/fields/input/index.ts';
import type { FieldDescriptor } from '../../src/shapes/index.ts';

/** No animation of the page ends, as in a hidden tab or where a tool has paused them. */
const paused = document.createElement('style');
paused.textContent = '*, ::before, ::after { animation-play-state: paused !important }';
beforeEach(() => document.head.append(paused));
afterEach(() => paused.remove());

const opener = <ui.Button>Open</ui.Button>;

const field: FieldDescriptor = {
  name: 'value',
  label: 'Value',
  kind: 'date',
  required: false,
  readOnly: false,
  hasDefault: false,
};

function Message() {
  const { show } = ui.useToast();
  return <ui.Button onClick={() => show({ title: 'Saved', duration: Infinity })}>Open</ui.Button>;
}

interface Overlay {
  readonly name: string;
  readonly element: ReactElement;
  /** Opens it, where pressing “Open” doesn't. */
  readonly open?: () => Promise<void>;
  readonly content: Locator;
  /** Closes it, where Escape doesn't. */
  readonly close?: Locator;
}

const overlays: readonly Overlay[] = [
  {
    name: 'Dialog',
    element: (
      <ui.Dialog>
        <ui.DialogTrigger asChild>{opener}</ui.DialogTrigger>
        <ui.DialogContent>
          <ui.DialogHeader>
            <ui.DialogTitle>Plan</ui.DialogTitle>
          </ui.DialogHeader>
        </ui.DialogContent>
      </ui.Dialog>
    ),
    content: page.getByRole('dialog'),
  },
  {
    name: 'AlertDialog',
    element: (
      <ui.AlertDialog>
        <ui.AlertDialogTrigger asChild>{opener}</ui.AlertDialogTrigger>
        <ui.AlertDialogContent
          title="Delete?"
          description="It is gone then."
          actions={<ui.AlertDialogCancel />}
        />
      </ui.AlertDialog>
    ),
    content: page.getByRole('alertdialog'),
  },
  {
    name: 'Drawer',
    element: (
      <ui.Drawer>
        <ui.DrawerTrigger asChild>{opener}</ui.DrawerTrigger>
        <ui.DrawerContent>
          <ui.DrawerHeader>
            <ui.DrawerTitle>Filters</ui.DrawerTitle>
          </ui.DrawerHeader>
        </ui.DrawerContent>
      </ui.Drawer>
    ),
    content: page.getByRole('dialog'),
  },
  {
    name: 'Popover',
    element: (
      <ui.Popover>
        <ui.PopoverTrigger asChild>{opener}</ui.PopoverTrigger>
        <ui.PopoverContent aria-label="Why">Because</ui.PopoverContent>
      </ui.Popover>
    ),
    content: page.getByRole('dialog'),
  },
  {
    name: 'Tooltip',
    element: (
      <ui.Tooltip content="Opens it" delay={0}>
        {opener}
      </ui.Tooltip>
    ),
    open: () => userEvent.tab(),
    content: page.getByRole('tooltip'),
  },
  {
    name: 'Menu',
    element: (
      <ui.Menu>
        <ui.MenuTrigger asChild>{opener}</ui.MenuTrigger>
        <ui.MenuContent>
          <ui.MenuItem>Delete</ui.MenuItem>
        </ui.MenuContent>
      </ui.Menu>
    ),
    content: page.getByRole('menu'),
  },
  {
    name: 'Toast',
    element: (
      <ui.ToastProvider>
        <Message />
      </ui.ToastProvider>
    ),
    content: page.getByText('Saved', { exact: true }),
    close: page.getByRole('button', { name: 'Dismiss' }),
  },
  {
    name: 'a calendar',
    element: (
      <ui.Field label="Value">
        <FieldInput field={field} />
      </ui.Field>
    ),
    open: () => userEvent.click(page.getByRole('button', { name: /Open calendar/ })),
    content: page.getByRole('grid'),
  },
  {
    name: 'an option list',
    element: (
      <ui.Field label="Value">
        <FieldInput
          field={{
            ...field,
            kind: 'uuid',
            reference: { constraint: 'f', entityLabel: 'Customer' },
          }}
          searchRecords={async () => [{ id: '1', label: 'Kranich' }]}
        />
      </ui.Field>
    ),
    open: () => userEvent.click(page.getByRole('button', { name: /Show options/ })),
    content: page.getByRole('listbox'),
  },
];

for (const overlay of overlays) {
  test(`${overlay.name} leaves the document though no animation ends`, async () => {
    await render(overlay.element);
    await (overlay.open?.() ?? userEvent.click(page.getByRole('button', { name: 'Open' })));
    await expect.element(overlay.content).toBeInTheDocument();
    if (overlay.close === undefined) await userEvent.keyboard('{Escape}');
    else await userEvent.click(overlay.close);
    await expect.element(overlay.content).not.toBeInTheDocument();
    expect(document.querySelector('[data-slot$=-overlay]')).toBeNull();
  });
}
