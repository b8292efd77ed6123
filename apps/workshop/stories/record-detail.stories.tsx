import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault, goTo, pathOf, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere, storedRows } from '@ninefold/stories';
import { storyMoment } from './story-moment.ts';

const meta = {
  ...screenStories,
  title: 'Screens/Record detail',
  tags: ['!autodocs'],
  args: { address: '/data/work_order/4811', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

/** An order with its references by name, and its related records. */
export const WorkOrder: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Replace spindle bearing$/ }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Kranich Metal' })).toBeVisible();
    const visits = await main.findByRole('table', { name: 'Visits' });
    await expect((await within(visits).findAllByRole('link')).length).toBeGreaterThan(0);
  },
};

/** However much belongs to a record, the frame stays: a page that scrolled too would take it out of sight. */
export const OnlyScreenScrolls: ScreenStory = {
  name: 'Only the screen scrolls',
  parameters: { visual: { none: 'The record itself has a picture.' } },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await within(main).findByText('About this record');
    const body = main.querySelector('[data-slot=app-shell-body]') ?? document.body;
    await waitFor(() => expect(body.scrollHeight).toBeGreaterThan(body.clientHeight));
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
};

/** The history of an order and its children, in words. */
export const History: ScreenStory = {
  name: 'History in words',
  parameters: { visual: { none: 'The record itself has a picture.' } },
  beforeEach: () =>
    changedTwoHoursAgo(
      'work_order',
      '4811',
      { status: 'open', technician_id: null },
      { status: 'planned', technician_id: 1 },
    ),
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('list', { name: 'History' });
    await waitFor(() =>
      expect(history.firstElementChild).toHaveTextContent(
        /^2 fields changed by Ada Novak, 2 hours ago ?Status changed from Open to Planned ?Technician set to [A-Z]\w+ \w+$/,
      ),
    );
    // The labels of other records are read with one request for each table.
    const others = await within(history).findAllByRole('link', { name: /^(Attachment|Visit) / });
    await expect(others.length).toBeGreaterThan(0);
  },
};

/** A history without a reference to customers is matched by key. */
export const HistoryByKey: ScreenStory = {
  name: 'The history of a record that nothing refers to',
  args: { address: '/data/customer/1' },
  parameters: { visual: { none: 'The record itself has a picture.' } },
  beforeEach: () => changedTwoHoursAgo('customer', '1', { is_active: true }, { is_active: false }),
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('list', { name: 'History' });
    await expect(history.firstElementChild).toHaveTextContent(
      /^Active changed from Yes to No by Ada Novak, 2 hours ago$/,
    );
  },
};

/** References are named and linked, and records that refer to each other list each other. */
export const BothWays: ScreenStory = {
  name: 'References and related records, both ways',
  parameters: { visual: { none: 'Both records have their own pictures.' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const main = within(await canvas.findByRole('main'));
    await main.findByRole('region', { name: /^Visits \d/ });
    await userEvent.click(await main.findByRole('link', { name: 'Kranich Metal' }));
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/customer/1'));
    await canvas.findByRole('heading', { level: 1, name: 'Kranich Metal' });
    await canvas.findAllByRole('region', { name: /^Unfinished work orders/ });
  },
};

const phone = async () => {
  const [row] = await storedRows<{ phone: string }>('select phone from customer where id = 2');
  return row?.phone;
};

/** A change is read in the history and undone there, unless others have changed the same since. */
export const UndoneInHistory: ScreenStory = {
  name: 'A change undone in the history',
  args: { address: '/data/customer/2/edit', person: 'owner' },
  parameters: { visual: { none: 'The record itself has a picture.' } },
  play: async ({ canvas, userEvent, step }) => {
    const before = await phone();
    const [{ name } = { name: '' }] = await storedRows<{ name: string }>(
      'select name from customer where id = 2',
    );
    const history = async () => within(await canvas.findByRole('list', { name: 'History' }));
    const says = (text: string) =>
      waitFor(() => expect(canvas.getByRole('list', { name: 'History' })).toHaveTextContent(text));
    const change = async (to: string) => {
      const input = await canvas.findByLabelText(/^Phone/);
      await userEvent.clear(input);
      await userEvent.type(input, to);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await says(` to ${to}`);
    };
    const undo = async () => {
      const [button] = await (await history()).findAllByRole('button', { name: 'Undo' });
      await userEvent.click(button as HTMLElement);
    };
    await step('It is read, and undone', async () => {
      await change('+49 30 5550101');
      await says(`Phone changed from ${before} to +49 30 5550101`);
      await undo();
      await screen.findAllByText(`${name} was restored`);
      await expect(await phone()).toBe(before);
      // The change back is the newest entry, and the first one can no longer be undone.
      await says(`Phone changed from +49 30 5550101 to ${before}`);
      await waitFor(async () =>
        expect((await history()).getAllByRole('button', { name: 'Undo' })).toHaveLength(1),
      );
    });
    await step('It is not undone over what others have saved since', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
      await change('+49 30 5550102');
      await elsewhere("update customer set phone = '+49 30 5550103' where id = 2");
      await undo();
      await screen.findAllByText(`${name} couldn’t be restored`);
      await expect(await phone()).toBe('+49 30 5550103');
    });
  },
};

/** A record past its declared due date says so, in words. */
export const Overdue: ScreenStory = {
  args: { address: '/data/work_order?status=eq.on_hold&due_at=lt.now' },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Work orders' }));
    const [row] = await table.findAllByRole('rowheader');
    await userEvent.click(within(row ?? document.body).getByRole('link'));
    await canvas.findByRole('link', { name: 'Edit' });
    const due = within(canvas.getByRole('main')).getByText('Overdue');
    await expect(due).toBeVisible();
  },
};

/** Actions of other roles are absent, and "Why?" names the declaration. */
export const NotToRemove: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Why?' }));
    const name = 'Why “Delete work order”?';
    await userEvent.click(await screen.findByRole('button', { name }));
    const answer = within(await screen.findByRole('dialog', { name: /delete work orders/ }));
    // It fades in.
    await waitFor(() =>
      expect(
        answer.getByText(/specification.ts doesn’t allow it for the role “dispatcher”/),
      ).toBeVisible(),
    );
  },
};

/** Number, title and status are in the heading, and not repeated in the details. */
export const OnceEach: ScreenStory = {
  name: 'No repeated values and no empty panel',
  args: { address: '/data/work_order?status=eq.cancelled' },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Work orders' }));
    const [row] = await table.findAllByRole('rowheader');
    await userEvent.click(within(row ?? document.body).getByRole('link'));
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    const terms = main.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toContain('Customer');
    for (const name of ['Number', 'Title', 'Status']) await expect(terms).not.toContain(name);
    await expect(main.getAllByText('Cancelled')).toHaveLength(1);
    // Nothing leads on from a cancelled order.
    await expect(main.queryByRole('heading', { name: 'Next steps' })).toBeNull();
  },
};

/** Writes what the database would have written of a change. */
async function changedTwoHoursAgo(
  relation: string,
  record: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const at = new Date(storyMoment.getTime() - 7_500_000).toISOString();
  const order = relation === 'work_order' ? record : 'null';
  await elsewhere(
    `insert into audit_entry
      (occurred_at, actor_name, action, relation, record_id, work_order_id, before, after)
    values ('${at}', 'Ada Novak', 'update', '${relation}', '${record}', ${order},
      '${JSON.stringify(before)}', '${JSON.stringify(after)}')`,
  );
}

/** An outdated screen can't silently replace somebody else's change. */
export const PlannedMeanwhile: ScreenStory = {
  name: 'Planned for somebody else in the meantime',
  args: { address: '/data/work_order/4704' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const technician = await dialog.findByRole('combobox', { name: /^Technician/ });
    await waitFor(() => expect(technician).toHaveFocus());
    await userEvent.type(technician, 'jonas weber{Enter}');
    await waitFor(() => expect(technician).toHaveValue('Jonas Weber'));
    await elsewhere("update work_order set status = 'planned', technician_id = 1 where id = 4704");
    await userEvent.click(dialog.getByRole('button', { name: /^Plan/ }));
    await step('What changed is said, and the record behind is as it is now', async () => {
      await expect(
        await dialog.findByText(/Status was “Open” and is now “Planned”\. Technician is now “/),
      ).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(await canvas.findByRole('button', { name: 'Start work' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Plan' })).toBeNull();
    });
  },
};

/** A transition from a past state is rejected with what changed, and the record is shown as it is. */
export const PastState: ScreenStory = {
  name: 'A transition from a past state',
  args: { address: '/data/skill', person: 'dispatcher' },
  parameters: { visual: { none: 'The message fades.' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const [order] = await storedRows<{ id: number }>(
      "select id from work_order where status = 'planned' limit 1",
    );
    await canvas.findByRole('heading', { level: 1, name: 'Skills' });
    goTo(loaded, `/data/work_order/${order?.id}`);
    const back = await canvas.findByRole('button', { name: 'Reset to open' });
    await elsewhere(`update work_order set status = 'in_progress' where id = ${order?.id}`);
    await userEvent.click(back);
    await screen.findAllByText(/Status was “Planned” and is now “In progress”\./);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reset to open' })).toBeNull());
    await within(canvas.getByRole('main')).findAllByText('In progress');
    await expect(await storedRows(`select status from work_order where id = ${order?.id}`)).toEqual(
      [{ status: 'in_progress' }],
    );
  },
};

const storedSkills = () => storedRows("select name from skill where name like 'Welding again%'");

/** A record that has changed is not deleted before the change was seen. */
export const ChangedBeforeDeletion: ScreenStory = {
  name: 'Changed before its deletion',
  args: { address: '/data/skill', person: 'owner' },
  parameters: { visual: { none: 'Its dialog looks like that of the other rejections.' } },
  beforeEach: () => elsewhere("insert into skill (name) values ('Welding again')"),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Welding again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const remove = dialog.getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled', 'true'));
    await elsewhere(
      "update skill set name = 'Welding again, level 2' where name = 'Welding again'",
    );
    await userEvent.click(remove);
    await dialog.findByText(/has changed since you opened it and was not deleted\./);
    await dialog.findAllByText('Welding again, level 2', { exact: false });
    await expect(await storedSkills()).toHaveLength(1);
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/skill'));
    await expect(await storedSkills()).toEqual([]);
  },
};

/** A deletion first shows what else goes, with counts. */
export const WhatElseGoes: ScreenStory = {
  name: 'A deletion and what else goes',
  args: { address: '/data/customer?name=eq.Zephyr%20Pump%20Works', person: 'owner' },
  parameters: { visual: { none: 'Patterns/Delete record has a picture of the dialog.' } },
  beforeEach: () =>
    elsewhere(`
      with made as (
        insert into customer (name, region, billing_street, billing_postal_code, billing_city)
        values ('Zephyr Pump Works', 'north', 'Dock road 1', '20457', 'Hamburg') returning id)
      insert into contact (first_name, last_name, phone, customer_id)
      select name, 'Sample', '040 123456', id from made, unnest(array['Ada', 'Bo']) name`),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Zephyr Pump Works' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByRole('list', { name: 'These records will also be deleted' });
    await dialog.findByText('2 contacts');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/customer'));
    await expect(await storedRows("select 1 from contact where last_name = 'Sample'")).toEqual([]);
  },
};

/** A technician with orders can't be deleted; the orders are linked. */
export const DeletionPrevented: ScreenStory = {
  args: { address: '/data/technician/1', person: 'owner' },
  // Its dialog is centred at half a pixel, and grows once the check is over: how its letters are
  // drawn then depends on whether it was painted before. Patterns/Delete record pictures it.
  parameters: { visual: { none: 'Its dialog grows while it is open.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const list = within(
      await dialog.findByRole('list', { name: /^These records prevent the deletion/ }),
    );
    await expect(list.getByRole('link', { name: /^\d+ work orders$/ })).toHaveAttribute(
      'href',
      '/data/work_order?technician_id=eq.1',
    );
    await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      /Other records prevent the deletion/,
    );
  },
};

/** Declared permissions of a role are checked before a request is sent. */
export const NotDeletable: ScreenStory = {
  name: 'Deletion not allowed by the declaration',
  args: { person: 'owner' },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Delete' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(
      'Your role can delete only these records: orders that were never started.',
    );
  },
};

/** A rejection that only the database can know says why, and what to do. */
export const DeletionRefused: ScreenStory = {
  args: { address: '/data/skill/1', person: 'owner' },
  parameters: { visual: { none: 'Patterns/Delete record has a picture of a refusal.' } },
  beforeEach: fault('skill', { kind: 'status', status: 200, body: [] }, 1, ['DELETE']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByRole('list', { name: 'These records will also be deleted' });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You can see this skill, but you don’t have permission to delete it. The database decides this for each record. Ask someone who manages the product.',
    );
  },
};

/** If a policy denies a deletion, the button says so before any request, in the team's words. */
export const DeletionDeniedByPolicy: ScreenStory = {
  name: 'Deletion denied by a policy',
  args: { address: '/data/attachment?work_order_id=eq.4811', person: 'technician' },
  parameters: { visual: { none: 'Its button looks like any that is disabled.' } },
  beforeEach: () =>
    elsewhere('update attachment set uploaded_by = null where work_order_id = 4811'),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Attachments' }));
    const [row] = await table.findAllByRole('rowheader');
    await userEvent.click(within(row ?? document.body).getByRole('link'));
    const remove = await canvas.findByRole('button', { name: 'Delete' });
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'));
    await expect(remove).toHaveAccessibleDescription(
      'Your role can delete only these records: files that they uploaded.',
    );
  },
};

/** What matters first, what is empty in one line, and the history beside: a record at a glance. */
export const Arranged: ScreenStory = {
  name: 'Key facts and empty fields',
  parameters: { visual: { none: 'The record itself has a picture.' } },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    const empty = await main.findByRole('button', { name: /^\d+ empty fields$/ });
    const terms = () => main.getAllByRole('term').map(({ textContent }) => textContent);
    // The declared columns of the list, then the declared order.
    await expect(terms().slice(0, 5)).toEqual([
      'Due',
      'Customer',
      'Technician',
      'Estimate',
      'Site',
    ]);
    // A step asks for it.
    await expect(terms()).toContain('Reason for hold');
    await expect(terms()).not.toContain('Warranty claim');
    await userEvent.click(empty);
    await expect(terms()).toContain('Warranty claim');
    await expect(terms().at(-1)).toBe('Updated');
    await expect(new Set(terms()).size).toBe(terms().length);
    const beside = within(main.getByRole('complementary'));
    await beside.findByRole('list', { name: 'History' });
    // Only what this person can do, and only what needs explaining.
    const steps = within(beside.getByRole('region', { name: 'Next steps' }));
    await expect(steps.getByRole('listitem')).toHaveTextContent(
      /^Put on hold ?Asks for reason for hold\.$/,
    );
    await expect(beside.queryByText(/Cancel/)).toBeNull();
  },
};

/** A list of objects of a declared shape is a table. */
export const OpeningHours: ScreenStory = {
  name: 'Opening hours as a table',
  args: { address: '/data/site/1' },
  play: async ({ canvas }) => {
    const hours = within(await canvas.findByRole('table', { name: 'Opening hours' }));
    const heads = hours.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Day', 'From', 'To']);
    await expect(hours.getByRole('cell', { name: 'Monday' })).toBeVisible();
  },
};
