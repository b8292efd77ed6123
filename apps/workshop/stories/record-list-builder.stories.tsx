import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pickedFile, pickFiles } from './picked-file.ts';
import { goBack, goTo, screenStories, type ScreenStory, searchOf } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record list conditions',
  tags: ['!autodocs'],
  args: { address: '/data/skill', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Filter builder has pictures of the dialog.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** The number of records that the list says it has. */
async function total({ canvas }: Play): Promise<number> {
  const range = await canvas.findByText(/^\d+–\d+ of [\d,]+$/);
  return Number(range.textContent.replace(/^.* of /, '').replaceAll(',', ''));
}

async function countOf(sql: string): Promise<number> {
  const [row] = await storedRows<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return row?.count ?? 0;
}

const builder = async () => within(await screen.findByRole('dialog', { name: 'Advanced filter' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Presses a button by its key. */
async function pressKey({ userEvent }: Play, button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

/** Adds a condition by keyboard, and chooses its field once the focus has moved there. */
async function addCondition(
  play: Play,
  group: Awaited<ReturnType<typeof builder>>,
  position: number,
  field: string,
) {
  await pressKey(play, group.getAllByRole('button', { name: 'Add condition' })[0] as HTMLElement);
  const added = within(await group.findByRole('group', { name: `Condition ${position}` }));
  const choice = added.getByRole('combobox', { name: 'Field' });
  await waitFor(() => expect(choice).toHaveFocus());
  await play.userEvent.selectOptions(choice, field);
  return added;
}

/** Any of two conditions is drafted, applied, kept in the address, and undone by going back. */
export const AnyOfTwo: ScreenStory = {
  name: 'Any of two conditions',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findByRole('grid', { name: 'Skills' });
    goTo(loaded, '/data/work_order');
    await canvas.findByRole('grid', { name: 'Work orders' });
    const all = await total(play);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Advanced filter' }));
    const draft = await builder();
    await userEvent.selectOptions(draft.getByRole('combobox', { name: 'Match' }), 'Any of these');
    const first = await addCondition(play, draft, 1, 'Status');
    await userEvent.click(await first.findByRole('checkbox', { name: 'Cancelled' }));
    const second = await addCondition(play, draft, 2, 'Title');
    // Nothing is asked yet: it is said beside the condition, and the list has not changed.
    await userEvent.click(draft.getByRole('button', { name: 'Apply' }));
    await second.findByText('Enter a value to filter by.');
    await userEvent.type(await second.findByRole('textbox'), 'pump');
    await expect(searchOf(loaded)).toBe('');
    await userEvent.click(draft.getByRole('button', { name: 'Apply' }));
    await isClosed();
    await canvas.findByRole('button', {
      name: /^Edit the filter Status is any of Cancelled or Title contains pump/,
    });
    await expect(searchOf(loaded)).toBe('?or=(status.in.(cancelled),title.ilike.*pump*)');
    const expected = await countOf("work_order where status = 'cancelled' or title ilike '%pump%'");
    await waitFor(async () => expect(await total(play)).toBe(expected));
    goBack(loaded);
    await canvas.findByText(`1–50 of ${all.toLocaleString('en')}`);
    await expect(searchOf(loaded)).toBe('');
  },
};

/** A related record and "me" are chosen by keyboard. Escape leaves a draft after a question. */
export const RelatedAndMe: ScreenStory = {
  name: 'A related record and “me”, by keyboard',
  args: { address: '/data/work_order' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await total(play);
    const open = async () => {
      await pressKey(play, await canvas.findByRole('button', { name: 'Filter' }));
      await pressKey(play, await screen.findByRole('button', { name: 'Advanced filter' }));
    };
    await open();
    const draft = await builder();
    const title = await addCondition(play, draft, 1, 'Title');
    const text = await title.findByRole('textbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('a');
    await pressKey(play, draft.getByRole('button', { name: 'Add related records' }));
    await pressKey(play, await screen.findByRole('menuitem', { name: 'Technician' }));
    const related = within(await draft.findByRole('group', { name: /^Technician: Has/ }));
    await waitFor(() => expect(related.getByRole('combobox', { name: 'Match' })).toHaveFocus());
    await addCondition(play, related, 1, 'Account');
    await userEvent.selectOptions(
      await related.findByRole('combobox', { name: /compared with/ }),
      'Me',
    );
    await pressKey(play, draft.getByRole('button', { name: 'Apply' }));
    await isClosed();
    const search = '?title=ilike.*a*&technician_id.and=(user_id.eq.me)';
    await expect(searchOf(loaded)).toBe(search);
    await canvas.findByRole('button', { name: /^Edit the filter Technician: .* is me/ });
    await open();
    const [group] = (await builder()).getAllByRole('button', { name: 'Add group' });
    await pressKey(play, group as HTMLElement);
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await pressKey(play, question.getByRole('button', { name: 'Discard' }));
    await isClosed();
    await expect(searchOf(loaded)).toBe(search);
  },
};

const unused = 'work_order_customer_id_fkey.not.and=()';
const isInvalid = 'Part of the address is not valid';

/** Records that refer to the list's, named by its first address, filter the list, its export and its groups. */
export const NamedByTheAddress: ScreenStory = {
  name: 'Records that refer to the list’s, in its first address',
  args: { address: `/data/customer?${unused}` },
  beforeEach: pickFiles,
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const texts = new Set<string>();
    const observer = new MutationObserver(() => {
      if (document.body.textContent.includes(isInvalid)) texts.add(isInvalid);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    const expected = await countOf(
      'customer c where not exists (select from work_order w where w.customer_id = c.id)',
    );
    await expect(expected).toBeGreaterThan(0);
    await canvas.findByRole('button', { name: /^Edit the filter Work orders: none/ });
    await canvas.findByText(`1–${expected} of ${expected}`);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Export / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await screen.findByText(/customers exported$/);
    const text = (await (await pickedFile())?.text()) ?? '';
    await expect(text.trim().split('\n')).toHaveLength(expected + 1);
    goTo(loaded, `/data/customer?${unused}&view=group.region`);
    await waitFor(() => {
      const groups = canvas.getAllByRole('rowheader', { name: /\d+ records?/ });
      const sum = groups.reduce(
        (all, { textContent }) => all + Number(/(\d+) record/.exec(textContent)?.[1]),
        0,
      );
      return expect(sum).toBe(expected);
    });
    observer.disconnect();
    await expect([...texts]).toEqual([]);
  },
};
