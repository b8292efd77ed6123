import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  ComboBox,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog as AriaDialog,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover as AriaPopover,
} from 'react-aria-components';
import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Button } from '../button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../dialog/index.ts';
import { Drawer, DrawerBody, DrawerContent, DrawerHeader, DrawerTitle } from '../drawer/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { useOverlayHost } from './index.ts';

/** Fields of another library inside our dialogs. */
function ForeignFields() {
  const host = useOverlayHost();
  return (
    <>
      <ComboBox>
        <Label>Technician</Label>
        <Group>
          <Input />
          <AriaButton>Show</AriaButton>
        </Group>
        <AriaPopover UNSTABLE_portalContainer={host}>
          <ListBox>
            <ListBoxItem>Ada Baker</ListBoxItem>
            <ListBoxItem>Bo Carter</ListBoxItem>
            <ListBoxItem>Cy Drake</ListBoxItem>
          </ListBox>
        </AriaPopover>
      </ComboBox>
      <DatePicker defaultValue={parseDate('2026-11-20')}>
        <Label>Due</Label>
        <Group>
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
          <AriaButton>Calendar</AriaButton>
        </Group>
        <AriaPopover UNSTABLE_portalContainer={host}>
          <AriaDialog>
            <Calendar>
              <AriaButton slot="previous">Earlier</AriaButton>
              <Heading />
              <AriaButton slot="next">Later</AriaButton>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </Calendar>
          </AriaDialog>
        </AriaPopover>
      </DatePicker>
    </>
  );
}

function InDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Plan</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Plan a visit</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <ForeignFields />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const plan = page.getByRole('button', { name: 'Plan' });
const dialog = page.getByRole('dialog', { name: 'Plan a visit' });
const technician = page.getByRole('combobox', { name: 'Technician' });
const options = page.getByRole('option');
const calendar = page.getByRole('grid');

async function openDialog(): Promise<void> {
  await render(<InDialog />);
  await plan.click();
  await expect.element(dialog).toBeVisible();
}

/** The content of a dialog, drawer or popover that stays open. */
function expectOpen(content: Locator): void {
  expect(content.element().getAttribute('data-state')).toBe('open');
}

describe('popups of react-aria in a Dialog', () => {
  it('are inside the dialog', async () => {
    await openDialog();
    await page.getByRole('button', { name: /Show/ }).click();
    await expect.element(options.first()).toBeVisible();
    expect(dialog.element().contains(options.first().element())).toBe(true);
  });

  it('lets an option be chosen by mouse', async () => {
    await openDialog();
    await page.getByRole('button', { name: /Show/ }).click();
    await page.getByRole('option', { name: 'Bo Carter' }).click();
    await expect.element(technician).toHaveValue('Bo Carter');
    await expect.element(dialog).toBeVisible();
  });

  it('lets an option be chosen by keyboard', async () => {
    await openDialog();
    await technician.click();
    await userEvent.keyboard('c');
    // Before its list has opened, react-aria's own combobox takes an arrow key as a wish for all.
    await expect.element(options.first()).toHaveTextContent('Bo Carter');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(technician).toHaveValue('Bo Carter');
    await expect.element(dialog).toBeVisible();
  });

  it('lets a day be chosen by mouse', async () => {
    await openDialog();
    await page.getByRole('button', { name: /Calendar/ }).click();
    await page.getByRole('button', { name: /24 November|November 24/ }).click();
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(page.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('24');
  });

  it('lets a day be chosen by keyboard', async () => {
    await openDialog();
    page
      .getByRole('button', { name: /Calendar/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(page.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('28');
    await expect.element(dialog).toBeVisible();
  });

  it('closes an open list by Escape first, then the dialog', async () => {
    await openDialog();
    await technician.click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(options.first()).not.toBeInTheDocument();
    expectOpen(dialog);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('closes an open calendar by Escape first, then the dialog', async () => {
    await openDialog();
    await page.getByRole('button', { name: /Calendar/ }).click();
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    expectOpen(dialog);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('returns focus from the popup to its field, and from the dialog to its trigger', async () => {
    await openDialog();
    const show = page.getByRole('button', { name: /Calendar/ });
    await show.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(show).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(plan).toHaveFocus();
  });

  it('closes the list, not the dialog, on a press elsewhere in the dialog', async () => {
    await openDialog();
    await technician.click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.first()).toBeVisible();
    await page.getByText('Plan a visit').click();
    await expect.element(options.first()).not.toBeInTheDocument();
    expectOpen(dialog);
  });
});

describe('popups of react-aria in a Drawer', () => {
  it('lets an option be chosen by mouse, and keeps Escape from the drawer', async () => {
    await render(
      <Drawer defaultOpen>
        <DrawerContent>
          <DrawerHeader>
            <DrawerTitle>Filters</DrawerTitle>
          </DrawerHeader>
          <DrawerBody>
            <ForeignFields />
          </DrawerBody>
        </DrawerContent>
      </Drawer>,
    );
    await page.getByRole('button', { name: /Show/ }).click();
    await page.getByRole('option', { name: 'Cy Drake' }).click();
    await expect.element(technician).toHaveValue('Cy Drake');
    await page.getByRole('button', { name: /Calendar/ }).click();
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    expectOpen(page.getByRole('dialog', { name: 'Filters' }));
  });
});

describe('popups of react-aria in a Popover', () => {
  it('lets an option be chosen by mouse, and keeps Escape from the popover', async () => {
    await render(
      <Popover>
        <PopoverTrigger asChild>
          <Button>Edit</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Edit the visit">
          <ForeignFields />
        </PopoverContent>
      </Popover>,
    );
    await page.getByRole('button', { name: 'Edit' }).click();
    const popover = page.getByRole('dialog', { name: 'Edit the visit' });
    await page.getByRole('button', { name: /Show/ }).click();
    await page.getByRole('option', { name: 'Bo Carter' }).click();
    await expect.element(technician).toHaveValue('Bo Carter');
    await page.getByRole('button', { name: /Calendar/ }).click();
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    expectOpen(popover);
    await userEvent.keyboard('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
  });
});
