import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import {
  endedSession,
  screenStories,
  type ScreenStory,
  searchOf,
  signInAgain,
} from './screen-story.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Bulk actions',
  tags: ['!autodocs'],
  args: {
    address: '/data/work_order?title=ilike.Batch*&select=title,status&order=title.asc',
    person: 'owner',
  },
  parameters: {
    ...screenStories.parameters,
    visual: {
      none: 'Patterns/Bulk actions and Patterns/Selection bar have pictures of the parts.',
    },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Creates work orders titled "Batch 001" and so on, all open and of one site. */
const createOrders = (count: number) =>
  elsewhere(`
    insert into work_order (title, customer_id, site_id, due_at)
    select 'Batch ' || lpad(n::text, 3, '0'), site.customer_id, site.id, '2099-01-01T12:00:00Z'
    from generate_series(1, ${count}) n, (select id, customer_id from site order by id limit 1) site
    order by n`);

interface Order {
  readonly title: string;
  readonly status: string;
  readonly warranty_claim: string | null;
  readonly hold_reason: string | null;
}

const storedOrders = () =>
  storedRows<Order>(
    "select title, status, warranty_claim, hold_reason from work_order where title like 'Batch %' order by title",
  );

const claimed = async (claim: string) =>
  (await storedOrders()).filter((order) => order.warranty_claim === claim).length;

/** Selects a record by its title or the end of it. */
async function select({ canvas, userEvent }: Play, title: string): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: new RegExp(`^Select .*${title}`) }),
  );
}

const barOf = async ({ canvas }: Play) =>
  within(await canvas.findByRole('toolbar', { name: /^Selected / }));

/** Does something with what is selected. */
async function act(play: Play, name: string): Promise<void> {
  await play.userEvent.click((await barOf(play)).getByRole('button', { name }));
}

const dialog = async () => within(await screen.findByRole('dialog'));
const alert = async () => within(await screen.findByRole('alertdialog'));

/** Chooses a field to edit by its name. */
async function chooseField({ userEvent }: Play, field: string): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find a field' }), field);
  await userEvent.keyboard('{Enter}');
}

/** Enters a text in one field of the selected records, and sends it. */
async function edit(play: Play, field: string, value: string): Promise<void> {
  const { userEvent } = play;
  await act(play, 'Edit');
  const form = await dialog();
  await chooseField(play, field);
  const input = await form.findByRole('textbox', { name: new RegExp(`^${field}`) });
  await userEvent.type(input, value);
  await userEvent.click(form.getByRole('button', { name: /^Edit / }));
}

const failures = () => screen.findByRole('list', { name: 'Why they failed' });
const says = (text: string | RegExp) => screen.findAllByText(text);
const undo = async ({ userEvent }: Play) =>
  userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

/** The selection stays on other pages and in another order, and goes with another filter. */
export const SelectionStays: ScreenStory = {
  name: 'The selection stays in another order',
  args: {
    address: '/data/work_order?title=ilike.Batch*&select=title,status&order=title.asc&limit=25',
  },
  beforeEach: () => createOrders(30),
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await select(play, 'Batch 002');
    const title = await canvas.findByRole('columnheader', { name: /^Title/ });
    const [sort] = within(title).getAllByRole('button');
    await userEvent.click(sort as HTMLElement);
    await waitFor(() => expect(searchOf(loaded)).toMatch(/order=title\.desc/));
    await select(play, 'Batch 030');
    const bar = await barOf(play);
    await bar.findByText('2 selected');
    await userEvent.click(bar.getByRole('button', { name: 'Select all 30 that match' }));
    await bar.findByText('All 30 selected');
    await userEvent.type(canvas.getByRole('searchbox'), 'Batch 01');
    await canvas.findByText('Nothing selected');
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: /^Selected / })).toBeNull());

    // The rows of before stay until these are there.
    await waitFor(() => expect(canvas.queryByText('1–25 of 30')).toBeNull());
    await select(play, 'Batch 011');
    const next = await barOf(play);
    await next.findByText('1 selected');
    next.getByRole('button', { name: 'Edit' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: /^Selected / })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-slot=record-list]')).not.toBeNull(),
    );
  },
};

/** Records of two pages are edited together, and it is undone. What a form refuses is refused here. */
export const OfTwoPages: ScreenStory = {
  name: 'An edit of records of two pages',
  args: SelectionStays.args,
  beforeEach: () => createOrders(30),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await select(play, 'Batch 002');
    canvas.getByRole('checkbox', { name: /^Select .*Batch 003/ }).focus();
    await userEvent.keyboard(' ');
    await (await barOf(play)).findByText('2 selected');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await select(play, 'Batch 030');
    await (await barOf(play)).findByText('3 selected');

    await act(play, 'Edit');
    const form = await dialog();
    await chooseField(play, 'Warranty claim');
    const input = await form.findByRole('textbox', { name: /^Warranty claim/ });
    await userEvent.type(input, `${'x'.repeat(41)}{Control>}{Enter}{/Control}`);
    await form.findAllByText(/Enter at most 40 characters/);
    await expect(input).toHaveValue('x'.repeat(41));
    await userEvent.clear(input);
    await userEvent.type(input, 'WC-17{Control>}{Enter}{/Control}');
    await says('3 work orders were edited');
    const edited = (await storedOrders()).filter((order) => order.warranty_claim === 'WC-17');
    await expect(edited.map(({ title }) => title)).toEqual(['Batch 002', 'Batch 003', 'Batch 030']);
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: /^Selected / })).toBeNull());
    await undo(play);
    await says('3 work orders were restored');
    await expect(await claimed('WC-17')).toBe(0);
    await expect((await storedOrders()).every((order) => order.warranty_claim === null)).toBe(true);
  },
};

/** Records that can take a transition take it, which asks once for what it needs and is undone. */
export const Transition: ScreenStory = {
  name: 'A transition of those that can take it',
  args: { person: 'dispatcher' },
  beforeEach: async () => {
    await createOrders(3);
    await elsewhere(
      "update work_order set status = 'on_hold', hold_reason = 'Waiting for a part' where title = 'Batch 003'",
    );
  },
  play: async (play) => {
    const { userEvent } = play;
    for (const title of ['Batch 001', 'Batch 002', 'Batch 003']) await select(play, title);
    await barOf(play);
    await userEvent.keyboard('s');
    const form = await dialog();
    const steps = within(await form.findByRole('radiogroup', { name: 'Next step' }));
    const hold = await steps.findByRole('radio', { name: 'Put on hold (2 of 3)' });
    // Only an owner cancels orders.
    await expect(steps.queryByRole('radio', { name: /Cancel/ })).toBeNull();
    await userEvent.click(hold);
    await form.findByText('2 of 3 work orders can take this step.');
    await form.findByText('These won’t change: 1 in “On hold”.');
    await userEvent.click(form.getByRole('button', { name: /Put on hold/ }));
    await form.findAllByText('Fill in Reason for hold.');
    await userEvent.type(
      form.getByRole('textbox', { name: /^Reason for hold/ }),
      'The customer is away',
    );
    await userEvent.click(form.getByRole('button', { name: /Put on hold/ }));
    await says('The status of 2 work orders was changed');
    await expect(await storedOrders()).toMatchObject([
      { status: 'on_hold', hold_reason: 'The customer is away' },
      { status: 'on_hold', hold_reason: 'The customer is away' },
      { status: 'on_hold', hold_reason: 'Waiting for a part' },
    ]);
    // The one that could not take it stays selected.
    await (await barOf(play)).findByText('1 selected');

    await undo(play);
    await says('2 work orders were restored');
    await expect(await storedOrders()).toMatchObject([
      { status: 'open', hold_reason: null },
      { status: 'open', hold_reason: null },
      { status: 'on_hold' },
    ]);
  },
};

/** Of records to delete, those that others refer to are named, and stay selected. */
export const DeletionPrevented: ScreenStory = {
  name: 'A deletion that some records prevent',
  args: { address: '/data/supplier?name=ilike.*batch*&select=name,country' },
  beforeEach: () =>
    elsewhere(`
      update supplier set name = 'Batch supplier 0'
      where id = (select supplier_id from stock_movement where supplier_id is not null limit 1);
      insert into supplier (name, country) values ('Batch supplier 1', 'DE'), ('Batch supplier 2', 'DE')`),
  play: async (play) => {
    const { canvas, userEvent } = play;
    for (const number of [0, 1, 2]) await select(play, `Batch supplier ${number}`);
    await act(play, 'Delete');
    const question = await alert();
    await question.findByRole('heading', { name: 'Delete 3 suppliers?' });
    await question.findByText(/^These records prevent the deletion/);
    await question.findByText('You can’t undo this.');
    await userEvent.click(question.getByRole('button', { name: /^Delete/ }));

    await screen.findByRole('heading', { name: '2 of 3 suppliers deleted' });
    await within(await failures()).findByRole('link', { name: /^Batch supplier 0/ });
    await userEvent.click((await alert()).getByRole('button', { name: 'Close' }));
    await (await barOf(play)).findByText('1 selected');
    await expect(
      canvas.getByRole('checkbox', { name: /^Select .*Batch supplier 0/ }),
    ).toBeChecked();
    const left = await storedRows("select name from supplier where name like 'Batch %'");
    await expect(left).toEqual([{ name: 'Batch supplier 0' }]);
    // What failed is still there to be read.
    await act(play, 'Show problems');
    await within(await failures()).findByRole('link', { name: /^Batch supplier 0/ });
  },
};

const writes = { url: `${anyStoryUrl}/rest/v1/work_order`, methods: ['PATCH'], times: 1 };

/** All that match are edited with one question. Cancelled in the middle, it says what was done and continues. */
export const CancelledInTheMiddle: ScreenStory = {
  name: 'An edit that is cancelled in the middle',
  beforeEach: () => createOrders(450),
  play: async (play) => {
    const { userEvent, msw } = play;
    await select(play, 'Batch 001');
    await userEvent.click(
      (await barOf(play)).getByRole('button', { name: 'Select all 450 that match' }),
    );
    const { promise: release, resolve } = Promise.withResolvers<void>();
    msw.use(
      withFault(startStoryBackend, writes, { kind: 'delay', milliseconds: 0 }),
      withFault(startStoryBackend, writes, { kind: 'hold-answer', until: () => release }),
    );
    await edit(play, 'Warranty claim', 'WC-18');
    const question = await alert();
    await question.findByRole('heading', { name: 'Edit 450 work orders?' });
    await expect(question.getByRole('definition')).toHaveTextContent('WC-18');
    await userEvent.click(question.getByRole('button', { name: 'Edit' }));

    await waitFor(() =>
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '200 of 450'),
    );
    await userEvent.click((await alert()).getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Cancelling…' });
    resolve();
    await screen.findByRole('heading', { name: '400 of 450 work orders edited' });
    await expect(await claimed('WC-18')).toBe(400);

    await userEvent.click((await alert()).getByRole('button', { name: 'Continue' }));
    await says('450 work orders were edited');
    await expect(await claimed('WC-18')).toBe(450);
  },
};

const storedFields = () =>
  storedRows("select warranty_claim, estimate::float from work_order where title like 'Batch %'");

/** Fields are chosen one by one, left out again, and edited together. */
export const SeveralFields: ScreenStory = {
  name: 'An edit of several fields',
  beforeEach: () => createOrders(2),
  play: async (play) => {
    const { userEvent } = play;
    await select(play, 'Batch 001');
    await select(play, 'Batch 002');
    await act(play, 'Edit');
    const form = await dialog();
    const input = (field: string) => form.findByRole('textbox', { name: new RegExp(`^${field}`) });
    const addField = async (field: string) => {
      await userEvent.click(form.getByRole('button', { name: 'Add field' }));
      await chooseField(play, field);
      await waitFor(async () => expect(await input(field)).toHaveFocus());
    };
    await chooseField(play, 'Warranty claim');
    await waitFor(async () => expect(await input('Warranty claim')).toHaveFocus());
    await userEvent.keyboard('WC-20');
    await addField('Estimate');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await input('Estimate')).toBeInvalid());
    await userEvent.type(await input('Estimate'), '120.5');
    await userEvent.click(form.getByRole('button', { name: 'Leave out Estimate' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Add field' })).toHaveFocus());
    await expect(form.queryByRole('textbox', { name: /^Estimate/ })).toBeNull();
    await addField('Estimate');
    await expect(await input('Estimate')).toHaveValue('120.5');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await says('2 work orders were edited');
    const edited = { warranty_claim: 'WC-20', estimate: 120.5 };
    await expect(await storedFields()).toEqual([edited, edited]);
    await undo(play);
    const before = { warranty_claim: null, estimate: null };
    await waitFor(async () => expect(await storedFields()).toEqual([before, before]));
  },
};

/** A session that has ended is signed in to again, and the records are edited. */
export const SessionEnded: ScreenStory = {
  name: 'An edit after a session that has ended',
  beforeEach: () => createOrders(2),
  play: async (play) => {
    await select(play, 'Batch 001');
    await select(play, 'Batch 002');
    play.msw.use(...endedSession('work_order', 'PATCH'));
    await edit(play, 'Warranty claim', 'WC-20');
    await signInAgain(play, 'owner');
    await says('2 work orders were edited');
    await expect(await claimed('WC-20')).toBe(2);
  },
};

/** A write whose answer was lost is looked for, and not sent twice. */
export const AnswerLost: ScreenStory = {
  name: 'An edit whose answer is lost',
  beforeEach: async ({ msw }) => {
    await createOrders(2);
    // Another one would fail.
    msw.use(
      withFault(startStoryBackend, writes, { kind: 'drop-answer' }),
      withFault(startStoryBackend, { ...writes, times: 9 }, { kind: 'status', status: 500 }),
    );
  },
  play: async (play) => {
    await select(play, 'Batch 001');
    await select(play, 'Batch 002');
    await edit(play, 'Warranty claim', 'WC-19');
    await says('2 work orders were edited');
    await expect(await claimed('WC-19')).toBe(2);
  },
};
