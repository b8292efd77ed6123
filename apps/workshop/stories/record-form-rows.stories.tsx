import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import {
  endedSession,
  goTo,
  pathOf,
  screenStories,
  type ScreenStory,
  signInAgain,
} from './screen-story.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record form rows',
  tags: ['!autodocs'],
  args: { address: '/data/skill', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Child rows has pictures of the rows.' },
  },
  // A draft with three lines.
  beforeEach: [
    screenStories.beforeEach,
    () =>
      elsewhere(`
        with draft as (insert into invoice (customer_id, reference) values (1, 'Rows of a form') returning id)
        insert into invoice_line (invoice_id, position, kind, description, quantity, unit_price)
        select id, n, 'labour', 'Line ' || n, 1, n + 0.1 from draft, generate_series(1, 3) n`),
  ],
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Opens the form of the draft, and returns its address. */
async function openDraft({ canvas, loaded }: Play): Promise<string> {
  const [draft] = await storedRows<{ id: number }>(
    "select id from invoice where reference = 'Rows of a form'",
  );
  await canvas.findByRole('grid', { name: 'Skills' });
  goTo(loaded, `/data/invoice/${draft?.id}/edit`);
  await canvas.findByRole('region', { name: 'Invoice lines' });
  return `/data/invoice/${draft?.id}`;
}

const rows = ({ canvas }: Play) => within(canvas.getByRole('region', { name: 'Invoice lines' }));
const cell = (play: Play, name: string, row: number) =>
  rows(play).findByLabelText(new RegExp(`^${name}, row ${row}\\*?$`));

async function fill(play: Play, name: string, row: number, text: string): Promise<void> {
  const input = await cell(play, name, row);
  await play.userEvent.clear(input);
  await play.userEvent.type(input, text);
}

const choose = async (play: Play, name: string, row: number, label: string) =>
  play.userEvent.selectOptions(await cell(play, name, row), label);
const save = ({ userEvent }: Play) => userEvent.keyboard('{Control>}{Enter}{/Control}');
const isAt = ({ loaded }: Play, path: string) => waitFor(() => expect(pathOf(loaded)).toBe(path));

async function lines(): Promise<readonly string[]> {
  const stored = await storedRows<{ line: string }>(`
    select concat_ws(' ', position, description, trim_scale(quantity), trim_scale(unit_price)) as line
    from invoice_line join invoice on invoice.id = invoice_id
    where reference = 'Rows of a form' order by position`);
  return stored.map(({ line }) => line);
}

const asWritten = ['1 Line 1 1 1.1', '2 Line 2 1 2.1', '3 Line 3 1 3.1'];

/** Rows are edited, deleted, moved and pasted, and leave no trace until they are saved. */
export const Edited: ScreenStory = {
  name: 'Edited, deleted, moved and pasted',
  play: async (play) => {
    const { userEvent } = play;
    const record = await openDraft(play);
    await fill(play, 'Description', 1, 'First');
    const button = (name: string) => rows(play).findByRole('button', { name });
    const pressKey = async (name: string) => {
      (await button(name)).focus();
      await userEvent.keyboard('{Enter}');
    };
    await userEvent.click(await button('Delete row 2'));
    await pressKey('Undo deleting row 2');
    await pressKey('Delete row 2');
    // The third is the second of those that stay.
    (await cell(play, 'Description', 2)).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(async () => expect(await cell(play, 'Description', 1)).toHaveValue('Line 3'));
    await expect(await cell(play, 'Description', 1)).toHaveFocus();
    await userEvent.paste('Pasted\t2\t7.25\nAdded\t3\t1');
    await waitFor(async () =>
      expect((await cell(play, 'Unit price', 1)) as HTMLInputElement).toHaveProperty(
        'value',
        expect.stringMatching(/7\.25/),
      ),
    );
    await expect(await lines()).toEqual(asWritten);
    await save(play);
    await isAt(play, record);
    await expect(await lines()).toEqual(['1 Pasted 2 7.25', '3 Added 3 1']);
  },
};

/** A part has to name which. A CHECK by a function in PL/pgSQL only the database can compute. */
const onlyDatabaseKnows = () =>
  elsewhere(`create function public.names_part(kind text, part bigint) returns boolean
      immutable language plpgsql as
      'begin return part is not null or kind <> ''part''; end';
    alter table public.invoice_line drop constraint invoice_line_part_names_part,
      add constraint invoice_line_part_names_part
        check (public.names_part(kind::text, part_id))`);

/** An invoice and its lines are entered by keyboard alone, and saved together with their sum. */
export const ByKeyboard: ScreenStory = {
  name: 'A new record and its rows, by keyboard alone',
  args: { address: '/data/invoice/new' },
  beforeEach: () =>
    elsewhere("update invoice set reference = 'Another' where reference like 'Rows%'"),
  play: async (play) => {
    const { canvas, userEvent } = play;
    const customer = await canvas.findByRole('combobox', { name: 'Customer' });
    await waitFor(() => expect(customer).toHaveFocus());
    // Enter waits for the answer.
    await userEvent.keyboard('kranich metal{Enter}');
    await waitFor(() => expect(customer).toHaveValue('Kranich Metal'));
    canvas.getByLabelText(/^Reference/).focus();
    await userEvent.keyboard('Rows of a form');
    // An empty row is ready: the key that adds one leads to it.
    await cell(play, 'Kind', 1);
    await userEvent.keyboard('{Alt>}{Shift>}a{/Shift}{/Alt}');
    for (const row of [1, 2, 3]) {
      const kind = await cell(play, 'Kind', row);
      await waitFor(() => expect(kind).toHaveFocus());
      await userEvent.selectOptions(kind, 'Labour');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(`Line ${row}{Enter}${row}{Enter}2.5{Enter}`);
      // The last field leads to the empty row that follows.
      if (row < 3) await userEvent.tab();
    }
    await expect(await cell(play, 'Description', 4)).not.toBeRequired();
    const total = await rows(play).findByText('Total Quantity');
    await waitFor(() => expect(total.parentElement).toHaveTextContent(/6/));
    await save(play);
    await waitFor(() => expect(pathOf(play.loaded)).toMatch(/^\/data\/invoice\/\d+$/));
    await expect(await lines()).toEqual(['1 Line 1 1 2.5', '2 Line 2 2 2.5', '3 Line 3 3 2.5']);
  },
};

/** A row that a CHECK over two fields would refuse is known before anything is sent. */
export const Checked: ScreenStory = {
  name: 'A row that a CHECK would refuse',
  play: async (play) => {
    const { canvas } = play;
    await openDraft(play);
    await choose(play, 'Kind', 2, 'Part');
    await save(play);
    const summary = within(await canvas.findByRole('region', { name: /problem/ }));
    // At both cells of the rule.
    await expect(await summary.findAllByText(/row 2/)).toHaveLength(2);
    await expect(summary.queryByText('Nothing was saved', { exact: false })).toBeNull();
    await expect(await lines()).toEqual(asWritten);
  },
};

/** A row that the database rejects keeps everything unsaved, with the error at its cell. */
export const Rejected: ScreenStory = {
  name: 'A row that is rejected',
  beforeEach: onlyDatabaseKnows,
  play: async (play) => {
    const { canvas, userEvent } = play;
    const record = await openDraft(play);
    const tax = canvas.getByLabelText(/^Tax rate/);
    await userEvent.clear(tax);
    await userEvent.type(tax, '7');
    await fill(play, 'Description', 1, 'First');
    await choose(play, 'Kind', 2, 'Part');
    await save(play);
    const summary = within(await canvas.findByRole('region', { name: /problem/ }));
    await summary.findByText('Nothing was saved', { exact: false });
    await summary.findByText(/row 2/);
    await expect((await lines())[0]).toBe('1 Line 1 1 1.1');
    await choose(play, 'Kind', 2, 'Labour');
    await save(play);
    await isAt(play, record);
    await expect((await lines())[0]).toBe('1 First 1 1.1');
  },
};

/** Without the function the rows are saved in order, with an account of what was saved. */
export const WithoutFunction: ScreenStory = {
  name: 'Saved without the function',
  beforeEach: async () => {
    await onlyDatabaseKnows();
    await elsewhere('drop function ninefold_write');
  },
  play: async (play) => {
    const { canvas } = play;
    const record = await openDraft(play);
    await fill(play, 'Description', 1, 'First');
    await choose(play, 'Kind', 2, 'Part');
    await fill(play, 'Description', 3, 'Third');
    await save(play);
    const summary = within(await canvas.findByRole('region', { name: /problem/ }));
    await summary.findByText(/1 row was saved/);
    await expect(await lines()).toEqual(['1 First 1 1.1', '2 Line 2 1 2.1', '3 Line 3 1 3.1']);
    await choose(play, 'Kind', 2, 'Labour');
    await save(play);
    await isAt(play, record);
    await expect(await lines()).toEqual(['1 First 1 1.1', '2 Line 2 1 2.1', '3 Third 1 3.1']);
  },
};

/** A session that has ended is signed in to again over the form, and its rows are saved. */
export const SessionEnded: ScreenStory = {
  name: 'A session that has ended',
  play: async (play) => {
    const record = await openDraft(play);
    await fill(play, 'Description', 3, 'Third');
    play.msw.use(...endedSession('rpc/ninefold_write', 'POST'));
    await save(play);
    await signInAgain(play, 'owner');
    await isAt(play, record);
    await expect((await lines())[2]).toBe('3 Third 1 3.1');
  },
};

/** A form whose rows aren’t known says so, and doesn’t seem to have none. */
export const NotLoaded: ScreenStory = {
  name: 'Rows that can’t be loaded',
  args: { address: '/data/invoice?reference=eq.Rows%20of%20a%20form' },
  play: async ({ canvas, loaded, msw, userEvent }) => {
    const [draft] = await storedRows<{ id: number }>(
      "select id from invoice where reference = 'Rows of a form'",
    );
    await canvas.findByRole('grid', { name: 'Invoices' });
    const catalog = { url: `${anyStoryUrl}/rest/v1/rpc/ninefold_specification` };
    const failing = { kind: 'status', status: 500, body: { message: 'It failed.' } } as const;
    msw.use(withFault(startStoryBackend, catalog, failing));
    goTo(loaded, `/data/invoice/${draft?.id}/edit`);
    await canvas.findByText('The rows of this form couldn’t be loaded');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    msw.use(withFault(startStoryBackend, catalog, { kind: 'delay', milliseconds: 0 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('region', { name: 'Invoice lines' });
  },
};

/** A record that is in the way of a row is named at it, as long as it is there: stored, or a row of the same form. */
export const InTheWay: ScreenStory = {
  name: 'Another record that is in the way',
  beforeEach: () =>
    elsewhere(`
      with other as (insert into invoice (customer_id, reference) values (1, 'Another') returning id)
      insert into invoice_line (invoice_id, position, kind, description, quantity, unit_price)
      select id, 1, 'labour', 'Line 9', 1, 1 from other;
      create unique index line_in_any_case on invoice_line (lower(description), kind)
        where lower(description) ~~ 'line%';
      -- Who may read only some columns isn't told what an index computes.
      grant select on invoice_line to authenticated`),
  play: async (play) => {
    const { userEvent } = play;
    const record = await openDraft(play);
    const says = (name: string, row: number, text: RegExp) =>
      waitFor(async () =>
        expect(await cell(play, name, row)).toHaveAccessibleDescription(
          expect.stringMatching(text),
        ),
      );
    const saysNothing = () => waitFor(() => expect(rows(play).queryByText(/already/)).toBeNull());
    const leave = async (row: number, text: string) => {
      await fill(play, 'Description', row, text);
      await userEvent.tab();
    };
    const stored = /Another invoice line already has the same description and kind/;
    await leave(1, 'LINE 9');
    await says('Description', 1, stored);
    // The other field of the index.
    await choose(play, 'Kind', 1, 'Travel');
    await saysNothing();
    await choose(play, 'Kind', 1, 'Labour');
    await userEvent.tab();
    await says('Kind', 1, stored);
    await leave(1, 'Line 7');
    await saysNothing();

    await leave(2, 'line 3');
    await says('Description', 2, /Row 3 has the same description and kind already/);
    await leave(3, 'Another one');
    await saysNothing();
    await leave(3, 'LINE 3');
    await says('Description', 3, /Row 2 has the same description and kind already/);
    await userEvent.click(await rows(play).findByRole('button', { name: 'Delete row 2' }));
    await saysNothing();
    await save(play);
    await isAt(play, record);
    await expect(await lines()).toEqual(['1 Line 7 1 1.1', '3 LINE 3 1 3.1']);
  },
};
