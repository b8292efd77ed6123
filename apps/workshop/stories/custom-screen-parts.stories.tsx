import { Link } from '@ninefold/ui/components/link';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { defineFramePart } from '@ninefold/screens/custom-screens';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { rulesWithTargets } from '../../../packages/ui/testing/quality/accessibility-rules.ts';
import { EditRecord, RecordList, useRecords } from '../screens/own.ts';
import {
  exampleScreen,
  goBack,
  hasRead,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  parameters: { ...screenStories.parameters, a11y: rulesWithTargets },
  title: 'Screens/Custom screens/Parts',
  tags: ['!autodocs'],
  args: { address: '/example', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

const countOf = async (condition: string) => {
  const [row] = await storedRows<{ count: number }>(
    `select count(*)::int as count from work_order where ${condition}`,
  );
  return row?.count ?? 0;
};

/** Two lists of one entity, each with conditions that the person can't take away, and its own part of the address. */
export const Lists: ScreenStory = {
  parameters: {
    ...exampleScreen(['work_order'], function Orders() {
      return (
        <>
          <ScreenHeader title="Orders" />
          <RecordList
            entity="work_order"
            name="open"
            title="Open orders"
            filters={{ status: 'in.(open,planned)', due_at: 'lt.in_90_days' }}
            fields={['title', 'customer_id', 'due_at']}
          />
          <RecordList
            entity="work_order"
            name="lost"
            title="Lost orders"
            filters={{ title: 'eq.Lost' }}
            fields={['title', 'status']}
            empty="No order is lost."
          />
        </>
      );
    }),
    visual: { play: 'own width' },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const open = within(await canvas.findByRole('region', { name: 'Open orders' }));
    const lost = within(await canvas.findByRole('region', { name: 'Lost orders' }));
    await expect(await lost.findByText('No order is lost.')).toBeVisible();
    const all = await countOf(
      `status in ('open', 'planned') and due_at < timestamptz '2026-11-20' + interval '90 days'`,
    );
    const pages = await open.findByRole('navigation', { name: 'Pages: Open orders' });
    await waitFor(() => expect(pages).toHaveTextContent(new RegExp(`of ${all}`)));

    // Its search is in the address under its name, and doesn't touch the other list.
    await userEvent.type(open.getByRole('searchbox'), 'spindle{Enter}');
    await waitFor(() => expect(searchOf(loaded)).toBe('?open.search=spindle'));
    await waitFor(() => expect(pages).not.toHaveTextContent(new RegExp(`of ${all}`)));
    await expect(lost.getByRole('searchbox')).toHaveValue('');
    goBack(loaded);
    await waitFor(() => expect(pages).toHaveTextContent(new RegExp(`of ${all}`)));

    // All of them are those within its conditions.
    await userEvent.click(await open.findByRole('checkbox', { name: /^Select all/ }));
    const bar = within(await screen.findByRole('toolbar', { name: /order/ }));
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${all}`) }));
    await userEvent.click(bar.getByRole('button', { name: 'Postpone' }));
    await screen.findByRole('dialog');
    await hasRead(loaded);
  },
};

/** What is selected in one entity's list is not selected in that of the next, in the same place. */
export const OneAfterTheOther: ScreenStory = {
  name: 'A list of one entity, then of another',
  parameters: {
    ...exampleScreen(['work_order', 'customer'], function Tabs() {
      const [entity, setEntity] = useState<'work_order' | 'customer'>('work_order');
      return (
        <>
          <ScreenHeader title="Tabs" />
          <button type="button" onClick={() => setEntity('customer')}>
            Show customers
          </button>
          <RecordList entity={entity} name="list" title="The list" />
        </>
      );
    }),
    visual: { none: 'Lists has a picture of lists.' },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: 'The list' }));
    const [first] = await list.findAllByRole('checkbox', { name: /^Select (?!all )/ });
    await userEvent.click(first!);
    await screen.findByRole('toolbar', { name: /order/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Show customers' }));
    const customers = within(await canvas.findByRole('region', { name: 'The list' }));
    await waitFor(() =>
      expect(customers.getAllByRole('link', { name: /./ })[0]).toHaveAttribute(
        'href',
        expect.stringContaining('customer'),
      ),
    );
    await hasRead(loaded);
    await expect(screen.queryByRole('toolbar', { name: /selected|customer|order/ })).toBeNull();
    for (const box of await customers.findAllByRole('checkbox'))
      await expect(box).not.toBeChecked();
  },
};

const site1 = 'select city, access_notes from public.site where id = 1';

/** The form of one record with chosen fields. What others have changed meanwhile is merged. */
export const EditsARecord: ScreenStory = {
  name: 'The form of a record',
  parameters: exampleScreen(['site', 'customer'], function Site() {
    return (
      <>
        <ScreenHeader title="A site" />
        <EditRecord entity="site" id="1" fields={['name', 'city', 'access_notes']} />
      </>
    );
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    const city = () => canvas.findByRole('textbox', { name: /^City/ });
    await expect(canvas.queryByRole('textbox', { name: /^Street/ })).toBeNull();
    await userEvent.clear(await city());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await city()).toBeInvalid());
    await elsewhere(`update public.site set access_notes = 'Ring twice' where id = 1`);
    await userEvent.type(await city(), 'Altona');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText(/ was saved$/);
    await expect(await storedRows(site1)).toEqual([{ city: 'Altona', access_notes: 'Ring twice' }]);
    // The form stays, with what is saved.
    await waitFor(async () => expect(await city()).toHaveValue('Altona'));
    await expect(canvas.getByRole('textbox', { name: /^Access notes/ })).toHaveValue('Ring twice');
    await hasRead(loaded);
  },
};

const openOrders = defineFramePart(function OpenOrders() {
  const open = useRecords('work_order', { where: { status: 'open' }, limit: 1 });
  if (open.status === 'pending') return null;
  return (
    <p className="px-2 pt-4 text-md">
      <Link href={open.href}>{open.page?.total?.count ?? 0} open orders</Link>
    </p>
  );
});

/** A team's own piece beneath the navigation of every screen. */
export const InTheFrame: ScreenStory = {
  name: 'A piece of the frame',
  args: { address: '/data/skill' },
  parameters: {
    visual: { play: 'own width' },
    ownScreens: {
      frame: { navigation: { entities: ['work_order'], part: async () => openOrders } },
    },
  },
  play: async ({ canvas, loaded }) => {
    const open = await countOf(`status = 'open'`);
    const link = await canvas.findByRole('link', { name: `${open} open orders` });
    await expect(link).toHaveAttribute('href', '/data/work_order?status=eq.open');
    await hasRead(loaded);
  },
};
