import type { FormEvent, ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as ui from './index.ts';

const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
beforeEach(() => {
  onSubmit.mockClear();
});

const message = page.getByText('This field is required.');

const controls: Readonly<Record<string, readonly [ReactElement, () => Promise<void>]>> = {
  TextField: [<ui.TextField key="" />, () => userEvent.keyboard('a')],
  TextArea: [<ui.TextArea key="" />, () => userEvent.keyboard('a')],
  DatePicker: [<ui.DatePicker key="" locale="en-GB" />, () => userEvent.keyboard('15032024')],
  Checkbox: [<ui.Checkbox key="" />, () => userEvent.keyboard(' ')],
  TagInput: [<ui.TagInput key="" />, () => userEvent.keyboard('spindle{Enter}')],
  Combobox: [
    <ui.Combobox key="" options={[{ value: '1', label: 'One' }]} />,
    // Text that is no option is no value.
    async () => {
      await userEvent.keyboard('On');
      document.querySelector('form')?.requestSubmit();
      expect(onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard('e');
    },
  ],
  Calendar: [<ui.Calendar key="" locale="en-GB" />, () => userEvent.keyboard('{Enter}')],
  ToggleGroup: [
    <ui.ToggleGroup key="">
      <ui.Toggle value="list">List</ui.Toggle>
      <ui.Toggle value="board">Board</ui.Toggle>
    </ui.ToggleGroup>,
    () => userEvent.keyboard(' '),
  ],
  'ToggleGroup of several': [
    <ui.ToggleGroup key="" selection="multiple">
      <ui.Toggle value="bold">Bold</ui.Toggle>
    </ui.ToggleGroup>,
    () => userEvent.keyboard(' '),
  ],
};

/** The element around the focus that says what is wrong. */
const described = () => document.activeElement?.closest('[aria-describedby]');

test.each(Object.entries(controls))(
  'a required %s stops the submission, says so, and takes the focus',
  async (_, [control, fill]) => {
    await render(
      <form onSubmit={onSubmit}>
        <ui.Field label="First" required>
          {control}
        </ui.Field>
        <ui.Field label="Second" required>
          <ui.TextField defaultValue="filled" />
        </ui.Field>
        <button type="submit">Save</button>
      </form>,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(message).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(described()).toHaveAccessibleDescription('This field is required.');
    expect(described()?.querySelector(':scope [aria-invalid=true]') ?? described()).toBeInvalid();
    await fill();
    await userEvent.tab();
    await expect.element(message).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  },
);

test('a disabled control stops no submission', async () => {
  await render(
    <form onSubmit={onSubmit}>
      {Object.entries(controls).map(([name, [control]]) => (
        <ui.Field key={name} label={name} required disabled>
          {control}
        </ui.Field>
      ))}
      <button type="submit">Save</button>
    </form>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('a form with noValidate checks by itself', async () => {
  await render(
    <form noValidate onSubmit={onSubmit}>
      <ui.Field label="First" required>
        <ui.TextField />
      </ui.Field>
      <button type="submit">Save</button>
    </form>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

const inner = (
  <form onSubmit={(event) => event.preventDefault()}>
    <button type="submit">Inner</button>
  </form>
);

const overlays: Readonly<Record<string, ReactElement>> = {
  Dialog: (
    <ui.Dialog defaultOpen>
      <ui.DialogContent aria-describedby={undefined}>
        <ui.DialogTitle>Dialog</ui.DialogTitle>
        {inner}
      </ui.DialogContent>
    </ui.Dialog>
  ),
  Drawer: (
    <ui.Drawer defaultOpen>
      <ui.DrawerContent aria-describedby={undefined}>
        <ui.DrawerTitle>Drawer</ui.DrawerTitle>
        {inner}
      </ui.DrawerContent>
    </ui.Drawer>
  ),
  Popover: (
    <ui.Popover defaultOpen>
      <ui.PopoverTrigger>Open</ui.PopoverTrigger>
      <ui.PopoverContent aria-label="Popover">{inner}</ui.PopoverContent>
    </ui.Popover>
  ),
};

test.each(Object.entries(overlays))(
  'a form in a %s does not submit the form around it',
  async (_, overlay) => {
    const submitted = vi.fn<() => void>();
    await render(<form onSubmit={onSubmit}>{overlay}</form>);
    document.addEventListener('submit', submitted, { once: true, capture: true });
    await page.getByRole('button', { name: 'Inner' }).click();
    await expect.poll(() => submitted.mock.calls.length).toBe(1);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);
