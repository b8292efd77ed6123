import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import { fault, goTo, screenStories, type ScreenStory } from './screen-story.tsx';
import { elsewhere, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Custom actions',
  tags: ['!autodocs'],
  args: { address: '/data/work_order?title=ilike.Batch*&order=title.asc', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Completed orders: the first is invoiced already, and `Batch 4` is open. */
const createOrders = () =>
  elsewhere(`
    alter table work_order disable trigger user;
    insert into work_order (number, title, customer_id, site_id, technician_id, status, opened_at,
      started_at, completed_at, due_at, labour_hours)
    select 'WO-9' || n, 'Batch ' || n, site.customer_id, site.id,
      (select min(id) from technician), 'completed', now() - interval '3 days', now() - interval '2 days', now() - interval '1 day', '2099-01-01T12:00:00Z', 2
    from generate_series(1, 3) n, (select id, customer_id from site order by id limit 1) site;
    insert into work_order (number, title, customer_id, site_id, status, due_at)
    select 'WO-94', 'Batch 4', customer_id, id, 'open', '2099-01-01T12:00:00Z'
    from (select id, customer_id from site order by id limit 1) site;
    alter table work_order enable trigger user;
    with added as (
      insert into invoice (customer_id, service_period, reference)
      select customer_id, daterange(current_date, current_date, '[]'), number
      from work_order where title = 'Batch 1' returning id
    )
    insert into invoice_line (invoice_id, position, kind, work_order_id, description, quantity, unit_price)
    select added.id, 1, 'labour', work_order.id, 'Labour', 1, 1
    from added, work_order where title = 'Batch 1'`);

const invoiced = async () =>
  (
    await storedRows<{ readonly title: string }>(`
      select distinct o.title from work_order o join invoice_line l on l.work_order_id = o.id
      where o.title like 'Batch %' order by o.title`)
  ).map(({ title }) => title);

async function selectAll({ canvas, userEvent }: Play, count: number) {
  for (let n = 1; n <= count; n += 1) {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: new RegExp(`^Select .*Batch ${n}`) }),
    );
  }
  return within(await canvas.findByRole('toolbar', { name: /^Selected / }));
}

const dialog = async () => within(await screen.findByRole('dialog'));

async function chooseInMenu({ canvas, userEvent }: Play, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** The reason of each record that it isn't done with is said, before and after. */
export const OnASelection: ScreenStory = {
  name: 'On a selection, of which not all can be done',
  parameters: { visual: { play: 'own width' } },
  beforeEach: createOrders,
  play: async (play) => {
    const { userEvent } = play;
    const bar = await selectAll(play, 4);
    await userEvent.click(bar.getByRole('button', { name: 'Create invoice' }));
    const asked = await dialog();
    await asked.findByText('Create invoice: 3 work orders');
    await asked.findByText(/This drafts an invoice/);
    await asked.findByText(/Batch 4”: Only completed orders can be invoiced\./);
    await userEvent.click(asked.getByRole('button', { name: 'Create invoice' }));

    await screen.findAllByText('Create invoice: 2 of 3 work orders done');
    const failures = within(await screen.findByRole('list', { name: 'Why they failed' }));
    await expect(failures.getAllByRole('listitem')).toHaveLength(1);
    await failures.findByText(/Only a completed order can be invoiced, and only once\./);
    // The dialog fades in.
    await waitFor(() => expect(failures.getByRole('link', { name: /Batch 1/ })).toBeVisible());
    await expect(await invoiced()).toEqual(['Batch 1', 'Batch 2', 'Batch 3']);
  },
};

/** A field is entered once, and is in each of the records. */
export const WithAField: ScreenStory = {
  name: 'On a selection, with a field',
  beforeEach: createOrders,
  parameters: { visual: { none: 'Patterns/Bulk actions has pictures of the form.' } },
  play: async (play) => {
    const { userEvent, canvas } = play;
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select .*Batch 4/ }));
    const bar = within(await canvas.findByRole('toolbar', { name: /^Selected / }));
    await userEvent.click(bar.getByRole('button', { name: 'Postpone' }));
    const asked = await dialog();
    const [first] = await asked.findAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('030320991000');
    await userEvent.click(asked.getByRole('button', { name: 'Postpone' }));
    await screen.findByText('Postpone: 1 work order done');
    await expect(
      await storedRows("select due_at::date::text as due from work_order where title = 'Batch 4'"),
    ).toEqual([{ due: '2099-03-03' }]);

    // It can be done again.
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select .*Batch 4/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Postpone' }));
    await (await dialog()).findByText('Postpone: 1 work order');
  },
};

/** Nobody can look whether a function has run: it isn't run again unasked, and the record is named. */
export const LostAnswer: ScreenStory = {
  name: 'An answer that was lost',
  parameters: { visual: { none: 'On a selection has a picture of the outcome.' } },
  beforeEach: [createOrders, fault('rpc/invoice_work_order', { kind: 'drop-answer' }, 1)],
  play: async (play) => {
    const { canvas, userEvent } = play;
    for (const n of [2, 3]) {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: new RegExp(`^Select .*Batch ${n}`) }),
      );
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Create invoice' }));
    const asked = await dialog();
    await asked.findByText(/This drafts an invoice/);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/This drafts an invoice/);
    await userEvent.click(asked.getByRole('button', { name: 'Create invoice' }));

    await screen.findAllByText('Create invoice: 0 of 2 work orders done');
    const outcome = within(screen.getByRole('alertdialog'));
    await outcome.findByText(/isn’t known whether this was done for 1 work order\./);
    // The dialog fades in.
    await waitFor(() => expect(outcome.getByRole('link', { name: /Batch 2/ })).toBeVisible());
    await expect(outcome.queryByRole('button', { name: 'Retry these' })).toBeNull();
    await userEvent.click(outcome.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Create invoice: 1 work order done');
    await expect(
      await storedRows(
        "select 1 from invoice_line l join work_order o on o.id = l.work_order_id where o.title in ('Batch 2', 'Batch 3')",
      ),
    ).toHaveLength(2);
  },
};

/** It is in the record's menu and in the palette, and disabled with the reason where the record is not for it. */
export const OnARecord: ScreenStory = {
  name: 'On a record',
  beforeEach: createOrders,
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const [open, done] = await storedRows<{ readonly id: string }>(
      "select id::text from work_order where title in ('Batch 4', 'Batch 2') order by status",
    );
    goTo(loaded, `/data/work_order/${open?.id ?? ''}`);
    await canvas.findByRole('heading', { level: 1, name: /Batch 4/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: /^Create invoice/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent('Only completed orders can be invoiced.');
    await userEvent.keyboard('{Escape}');

    goTo(loaded, `/data/work_order/${done?.id ?? ''}`);
    await canvas.findByRole('heading', { level: 1, name: /Batch 2/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('option', { name: /^Create invoice/ }));
    const asked = await dialog();
    await asked.findByText(/This drafts an invoice/);
    await userEvent.click(asked.getByRole('button', { name: 'Create invoice' }));
    await screen.findByText(/^Create invoice: done for .*Batch 2$/, {
      selector: '[data-slot=toast] *',
    });
    await expect(await invoiced()).toEqual(['Batch 1', 'Batch 2']);

    // The database refuses it a second time, and the dialog says so.
    await chooseInMenu(play, /^Create invoice/);
    const again = await dialog();
    await userEvent.click(again.getByRole('button', { name: 'Create invoice' }));
    await again.findByText(/and only once\./);
    await expect(await invoiced()).toEqual(['Batch 1', 'Batch 2']);
  },
};

/** An action on the list creates a record from a few fields, by the rules of the form. */
export const OnAList: ScreenStory = {
  name: 'On a list',
  args: { address: '/data/work_order?title=ilike.Called*' },
  parameters: { visual: { none: 'The record form has pictures of the fields.' } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await chooseInMenu(play, /^Take a call/);
    const asked = await dialog();
    const title = await asked.findByRole('textbox', { name: /^Title/ });
    await userEvent.click(asked.getByRole('button', { name: 'Take a call' }));
    await waitFor(() => expect(title).toBeInvalid());
    await userEvent.type(title, 'Called about a noise');
    for (const [name, typed] of [
      [/^Customer/, 'Kranich'],
      [/^Site/, ''],
    ] as const) {
      const input = await asked.findByRole('combobox', { name });
      input.focus();
      await userEvent.keyboard(`${typed}{ArrowDown}`);
      await waitFor(() =>
        expect(document.querySelector('[data-slot=combobox-option][data-focused]')).not.toBeNull(),
      );
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).not.toHaveValue(typed));
    }
    await userEvent.click(asked.getByRole('button', { name: 'Take a call' }));
    await canvas.findByRole('link', { name: /Called about a noise/ });
  },
};

/** An action may lead to a custom screen, about the record. */
export const ToAScreen: ScreenStory = {
  name: 'To a custom screen',
  args: { address: '/data/customer/5' },
  parameters: { visual: { none: 'Other stories have pictures of the screen.' } },
  play: async (play) => {
    await chooseInMenu(play, /^Sites and escorts/);
    await play.canvas.findByRole('heading', { level: 1, name: 'Sites of the customer' });
  },
};

/** Roles that it isn't for are not offered it. */
export const NotForTheRole: ScreenStory = {
  name: 'Not for the role',
  args: { address: '/data/work_order', person: 'technician' },
  parameters: { visual: { none: 'Nothing is added to the menu.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: /^Export/ });
    await expect(screen.queryByRole('menuitem', { name: /^Take a call/ })).toBeNull();
  },
};
