import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goTo, screenStories, type ScreenStory, searchOf } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record list filters',
  tags: ['!autodocs'],
  args: { address: '/data/work_order', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: {
      none: 'Patterns/Filter bar has pictures of filters, and Screens/Record list of lists.',
    },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** The part of the screen with the filters. Computing roles takes long on a page of fifty records. */
function filterBar({ canvasElement }: Play): HTMLElement {
  const bar = canvasElement.querySelector<HTMLElement>('[data-slot=filter-bar]');
  if (bar === null) throw new Error('The list has no filters.');
  return bar;
}

/** Waits for a filter, and returns the button that edits it. */
const chipOf = (play: Play, name: RegExp) =>
  waitFor(() => within(filterBar(play)).getByRole('button', { name }));

/** The number of records that the list says it has. */
async function total({ canvas }: Play): Promise<number> {
  const range = await canvas.findByText(/^\d+–\d+ of [\d,]+$/);
  return Number(range.textContent.replace(/^.* of /, '').replaceAll(',', ''));
}

const hasTotal = (play: Play, count: number | undefined) =>
  waitFor(async () => expect(await total(play)).toBe(count));

async function countOf(sql: string): Promise<number | undefined> {
  const [row] = await storedRows<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return row?.count;
}

async function openBuilder({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Advanced filter' }));
  return within(await screen.findByRole('dialog', { name: 'Advanced filter' }));
}

type Builder = Awaited<ReturnType<typeof openBuilder>>;

async function apply({ userEvent }: Play, builder: Builder): Promise<void> {
  await userEvent.click(builder.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Adds related records to the filter, and returns their group. */
async function addRelated({ userEvent }: Play, builder: Builder, relation: string) {
  await userEvent.click(builder.getByRole('button', { name: 'Add related records' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: relation }));
  const name = new RegExp(`^${relation.replaceAll(/[()]/g, String.raw`\$&`)}: Has`);
  return within(await builder.findByRole('group', { name }));
}

/** Adds a condition, and chooses its field once the focus has moved there. */
async function addCondition({ userEvent }: Play, group: Builder, position: number, field: string) {
  await userEvent.click(group.getByRole('button', { name: 'Add condition' }));
  const added = await group.findByRole('group', { name: `Condition ${position}` });
  const choice = within(added).getByRole('combobox', { name: 'Field' });
  await waitFor(() => expect(choice).toHaveFocus());
  await userEvent.selectOptions(choice, field);
  return within(added);
}

/** A column is filtered by choosing from its states. */
export const ByStates: ScreenStory = {
  name: 'By the states of a column',
  args: { person: 'dispatcher' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const all = await total(play);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Cancelled/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(searchOf(loaded)).toMatch(/status=(eq\.cancelled|in\.\(cancelled\))/),
    );
    const cancelled = await countOf("work_order where status = 'cancelled'");
    await expect(cancelled).toBeLessThan(all);
    await hasTotal(play, cancelled);
    const table = within(canvas.getByRole('grid', { name: 'Work orders' }));
    await expect(table.getAllByText('Cancelled').length).toBeGreaterThan(0);
    await expect(table.queryByText('Completed')).toBeNull();
  },
};

/** A filter shows how many records have each value that it offers. */
export const CountsOfValues: ScreenStory = {
  name: 'How many records have each value',
  args: { address: '/data/work_order?title=ilike.*pump*' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const filterBy = async (field: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
      await userEvent.type(await screen.findByRole('combobox', { name: 'Find a field' }), field);
      await userEvent.keyboard('{Enter}');
    };
    const pumps = (condition: string) =>
      countOf(`work_order where title ilike '%pump%' and ${condition}`);
    const repairs = await pumps("kind = 'repair'");
    await filterBy('Kind');
    await screen.findByRole('checkbox', { name: new RegExp(String.raw`^Repair\s*${repairs}$`) });
    await userEvent.keyboard('{Escape}');

    const [technician] = await storedRows<{ id: number; name: string }>(
      'select id, full_name as name from technician order by id limit 1',
    );
    const records = await pumps(`technician_id = ${technician?.id}`);
    await filterBy('Technician');
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Technician is' }),
      technician?.name ?? '',
    );
    const option = await screen.findByRole('option', { name: new RegExp(technician?.name ?? '') });
    // The counts come after the first records that are found.
    await waitFor(() => expect(option).toHaveTextContent(new RegExp(`${records} records?$`)));
    await userEvent.keyboard('{Escape}{Escape}');

    goTo(loaded, '/data/customer');
    await canvas.findByRole('heading', { level: 1, name: 'Customers' });
    await filterBy('Active');
    const active = await countOf('customer where is_active');
    await screen.findByRole('option', { name: `Yes (${active})` });
  },
};

/** Filters in addresses, and the words in which they are shown. */
const addresses: readonly (readonly [list: string, search: string, words: RegExp])[] = [
  ['work_order', 'due_at=cd.last_30_days', /^Edit the filter Due is in the last 30 days/],
  ['work_order', 'tags=ov.{urgent}', /^Edit the filter .*contains any of urgent/],
  [
    'work_order',
    'or=(hold_reason.not.ilike.*part*,hold_reason.is.null)',
    /^Edit the filter .*does not contain part/,
  ],
  ['equipment', 'warranty=cs.[2026-01-01,2026-01-01]', /^Edit the filter .*includes/],
  ['equipment', 'data_sheet->>power=is.null', /^Edit the filter .*› power is empty/],
  ['work_order', 'customer_id.and=(name.ilike.*a*)', /^Edit the filter Customer: Name contains a/],
  ['work_order', 'equipment_id.not.and=()', /^Edit the filter Equipment: none/],
  [
    'equipment',
    'equipment_parent_id_fkey.and=(name.ilike.*a*)',
    /^Edit the filter .+ \(.+\): Name contains a/,
  ],
];

const isInvalid = 'Part of the address is not valid';

/** What an address asks is said in words, and the builder writes the same address. */
export const InAddresses: ScreenStory = {
  name: 'Filters in addresses, in words',
  play: async (play) => {
    const { canvas, loaded, step } = play;
    for (const [list, search, words] of addresses) {
      await step(`${list}?${search}`, async () => {
        goTo(loaded, `/data/${list}?${search}`);
        await chipOf(play, words);
        await expect(canvas.queryByText(isInvalid)).toBeNull();
        await apply(play, await openBuilder(play));
        await expect(searchOf(loaded)).toBe(`?${search}`);
      });
    }
    await step('An invalid part is reported, and the rest applies', async () => {
      const search = 'or=(status.eq.nowhere,title.eq.a)&title=ilike.*a*&nowhere_id.and=(a.eq.1)';
      goTo(loaded, `/data/work_order?${search}`);
      await expect(await canvas.findByText(isInvalid)).toBeVisible();
      await expect(
        canvas.getByText('There are no related records “nowhere_id”, so the filter is ignored.'),
      ).toBeVisible();
      await chipOf(play, /^Edit the filter Title contains a/);
      await expect(filterBar(play).querySelectorAll('[data-slot=filter-chip]')).toHaveLength(1);
    });
  },
};

/** Records that have no related ones, or one for which conditions hold. */
export const ByRelatedRecords: ScreenStory = {
  name: 'By related records',
  args: { address: '/data/equipment' },
  play: async (play) => {
    const { canvas, userEvent, loaded, step } = play;
    await canvas.findByText(/^\d+–\d+ of/);
    const relation = 'Equipment (Part of)';
    await step('None', async () => {
      const builder = await openBuilder(play);
      const parts = await addRelated(play, builder, relation);
      await userEvent.selectOptions(parts.getByRole('combobox', { name: 'Match' }), 'Has none');
      await apply(play, builder);
      await chipOf(play, /^Edit the filter Equipment \(Part of\): none/);
      await expect(searchOf(loaded)).toBe('?equipment_parent_id_fkey.not.and=()');
      const none = await countOf(
        'equipment e where not exists (select from equipment p where p.parent_id = e.id)',
      );
      await hasTotal(play, none);
    });
    await step('One with all of the conditions', async () => {
      await userEvent.click(await chipOf(play, /^Edit the filter Equipment \(Part of\): none/));
      const builder = within(await screen.findByRole('dialog', { name: 'Advanced filter' }));
      const parts = within(
        await builder.findByRole('group', { name: /^Equipment \(Part of\): Has/ }),
      );
      const first = await addCondition(play, parts, 1, 'Name');
      await userEvent.type(await first.findByRole('textbox'), 'a');
      await userEvent.selectOptions(
        parts.getByRole('combobox', { name: 'Match' }),
        'Has one with all of these',
      );
      await apply(play, builder);
      await chipOf(play, /^Edit the filter Equipment \(Part of\): Name/);
      await expect(searchOf(loaded)).toBe('?equipment_parent_id_fkey.and=(name.ilike.*a*)');
      const named = await countOf(
        "equipment e where exists (select from equipment p where p.parent_id = e.id and p.name ilike '%a%')",
      );
      await hasTotal(play, named);
    });
  },
};

const overdue = 'work_order_customer_id_fkey.and=(status.in.(open,planned),due_at.lt.today)';

/** Customers without an order, and those with an overdue one. */
export const ByWhatRefersToThem: ScreenStory = {
  name: 'By records that refer to them',
  args: { address: '/data/customer' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findByText(/^\d+–\d+ of/);
    const draft = await openBuilder(play);
    const none = await addRelated(play, draft, 'Work orders');
    await userEvent.selectOptions(none.getByRole('combobox', { name: 'Match' }), 'Has none');
    await apply(play, draft);
    const chip = await chipOf(play, /^Edit the filter Work orders: none/);
    await expect(searchOf(loaded)).toBe('?work_order_customer_id_fkey.not.and=()');
    const without = await countOf(
      'customer c where not exists (select from work_order w where w.customer_id = c.id)',
    );
    await expect(without).toBeGreaterThan(0);
    await hasTotal(play, without);

    await userEvent.click(chip);
    const builder = within(await screen.findByRole('dialog', { name: 'Advanced filter' }));
    const orders = within(await builder.findByRole('group', { name: /^Work orders: Has/ }));
    await userEvent.selectOptions(orders.getByRole('combobox', { name: 'Match' }), 'Has any');
    const first = await addCondition(play, orders, 1, 'Status');
    for (const status of ['Open', 'Planned']) {
      await userEvent.click(await first.findByRole('checkbox', { name: status }));
    }
    const second = await addCondition(play, orders, 2, 'Due');
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Condition' }), 'is before');
    await userEvent.selectOptions(
      await second.findByRole('combobox', { name: /compared with/ }),
      'Today',
    );
    await apply(play, builder);
    await expect(searchOf(loaded)).toBe(`?${overdue}`);
    await chipOf(play, /^Edit the filter Work orders: Status .* and Due is before today/);
  },
};

/** Several records of another list are chosen by their names, which the address alone leads to again. */
export const ByNames: ScreenStory = {
  name: 'By the names of records that others refer to',
  args: { address: '/data/visit' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findByText(/^\d+–\d+ of/);
    const builder = await openBuilder(play);
    const order = await addRelated(play, builder, 'Work order');
    const customer = await addCondition(play, order, 1, 'Customer');
    await userEvent.selectOptions(
      customer.getByRole('combobox', { name: 'Condition' }),
      'is any of',
    );
    const names = await storedRows<{ id: number; name: string }>(
      'select id, name from customer where id in (2, 5) order by id',
    );
    for (const { name } of names) {
      const input = await customer.findByRole('combobox', { name: 'Customer: add' });
      await userEvent.type(input, name);
      // Those of an earlier answer can't be chosen.
      await waitFor(() =>
        expect(screen.getByRole('option', { name })).not.toHaveAttribute('aria-disabled'),
      );
      await userEvent.click(screen.getByRole('option', { name }));
      await customer.findByRole('checkbox', { name });
    }
    await apply(play, builder);
    const ids = names.map(({ id }) => id).join();
    await expect(searchOf(loaded)).toBe(`?work_order_id.and=(customer_id.in.(${ids}))`);
    await hasTotal(
      play,
      await countOf(
        `visit v where exists (select from work_order w where w.id = v.work_order_id and w.customer_id in (${ids}))`,
      ),
    );
    // The names are read where nobody has just chosen them.
    const address = `/data/visit${searchOf(loaded)}`;
    goTo(loaded, '/data/skill');
    await canvas.findByRole('grid', { name: 'Skills' });
    goTo(loaded, address);
    const [one, other] = names.map(({ name }) => name);
    await chipOf(
      play,
      new RegExp(`^Edit the filter Work order: Customer is any of ${one} or ${other}`),
    );
  },
};

/** Sorted by a column of related records, empty values first. */
export const SortedByRelated: ScreenStory = {
  name: 'Sorted by a column of related records',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findByText(/^\d+–\d+ of/);
    await userEvent.click(canvas.getByRole('button', { name: /^Sort/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Sort by' }));
    const find = await menu.findByRole('combobox', { name: 'Find a field' });
    await userEvent.type(find, 'technician name{Enter}');
    await userEvent.click(await menu.findByRole('button', { name: 'Remove Due' }));
    const key = within(await menu.findByRole('listitem', { name: '1. Technician › Name' }));
    await userEvent.selectOptions(
      key.getByRole('combobox', { name: 'Empty values' }),
      'Empty values first',
    );
    await waitFor(() =>
      expect(searchOf(loaded)).toMatch(
        /\?order=technician_id\(full_name\)\.(?:asc|desc)\.nullsfirst/,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const table = canvas.getByRole('grid', { name: 'Work orders' });
    const place = within(table)
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent.startsWith('Technician'));
    await waitFor(async () => {
      const [row] = table.querySelectorAll('tbody tr');
      await expect(row?.children[place]).toHaveTextContent('—');
    });
  },
};
