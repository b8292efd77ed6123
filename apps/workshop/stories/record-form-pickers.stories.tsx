import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goTo, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record form pickers',
  tags: ['!autodocs'],
  args: { address: '/data/work_order/new', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Components/Combobox and Screens/Record form have pictures of the parts.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

const picker = ({ canvas }: Play, name: RegExp) => canvas.findByRole('combobox', { name });
/** The options that can be chosen: those of an earlier answer can't. */
const options = () => [
  ...document.querySelectorAll('[data-slot=combobox-option]:not([aria-disabled])'),
];
const texts = () => options().map(({ textContent }) => textContent);

/** Opens the list of a picker by keyboard. */
async function open(play: Play, name: RegExp): Promise<void> {
  (await picker(play, name)).focus();
  await play.userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()).not.toHaveLength(0));
}

/** Types a label and takes the record that it names. */
async function pick(play: Play, name: RegExp, label: string): Promise<void> {
  const input = await picker(play, name);
  await play.userEvent.clear(input);
  await play.userEvent.type(input, `${label}{Enter}`);
  await waitFor(() => expect(input).toHaveValue(label));
  await waitFor(() => expect(document.querySelector('[data-slot=combobox-option]')).toBeNull());
}

interface Site {
  readonly id: number;
  readonly name: string;
}

/** A choice begins with recent records, is limited by another one, and is previewed. */
export const LimitedChoices: ScreenStory = {
  name: 'Recent, limited and previewed choices',
  args: { address: '/data/customer/1', person: 'dispatcher' },
  play: async (play) => {
    const { canvas, userEvent, loaded, step } = play;
    const customers = await storedRows<Site>(
      'select id, name from customer where id in (1, 2) order by id',
    );
    const [customer = { id: 0, name: '' }, other = { id: 0, name: '' }] = customers;
    await canvas.findByRole('heading', { level: 1, name: customer.name });
    goTo(loaded, '/data/work_order/new');
    await step('What was opened lately comes first, then the others by their names', async () => {
      await open(play, /^Customer/);
      await waitFor(() => expect(texts()[0]).toMatch(new RegExp(`^${customer.name}.*Recent$`)));
      const names = texts()
        .slice(1)
        .filter((text) => !text.startsWith('Create'));
      await expect(names.length).toBeGreaterThan(5);
      await userEvent.keyboard('{Escape}');
      await pick(play, /^Customer/, customer.name);
    });
    await step('Only the sites of the customer are offered, and the field says so', async () => {
      await canvas.findAllByText(new RegExp(`Limited to Customer: ${customer.name}\\.`));
      const own = await storedRows(`select id from site where customer_id = ${customer.id}`);
      await open(play, /^Site/);
      await waitFor(() =>
        expect(texts().filter((text) => !text.startsWith('Create'))).toHaveLength(own.length),
      );
      await waitFor(() =>
        expect(document.querySelector('[data-slot=combobox-option][data-focused]')).not.toBeNull(),
      );
      await userEvent.keyboard('{Enter}');
      const site = await picker(play, /^Site/);
      await waitFor(() => expect(site).not.toHaveValue(''));
    });
    await step('A key shows its main facts, and the form stays', async () => {
      (await picker(play, /^Site/)).focus();
      await userEvent.keyboard('{Alt>}{Shift>}[KeyP]{/Shift}{/Alt}');
      const preview = within(await screen.findByRole('dialog', { name: 'Preview Site' }));
      await preview.findByRole('heading');
      await expect(
        await preview.findByRole('link', { name: /^Open in a new tab/ }),
      ).toHaveAttribute('target', '_blank');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Another customer has no such site: it is cleared, with a notice', async () => {
      await pick(play, /^Customer/, other.name);
      await canvas.findByText(/was cleared, because it doesn’t belong there/);
      await expect(await picker(play, /^Site/)).toHaveValue('');
    });
  },
};

const created = 'Zephyr Pump Works';

/** A record is created from a picker by keyboard, and nothing typed is lost. */
export const CreatedInPlace: ScreenStory = {
  name: 'A record created from a picker',
  play: async (play) => {
    const { canvas, userEvent } = play;
    const title = await canvas.findByLabelText(/^Title/);
    await userEvent.type(title, 'Mend the new pump');
    const customer = await picker(play, /^Customer/);
    customer.focus();
    await userEvent.keyboard(created);
    await waitFor(() => expect(texts()).toContain(`Create “${created}”`));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.querySelector('[data-slot=combobox-option][data-focused]')).not.toBeNull(),
    );
    await userEvent.keyboard('{Enter}');

    const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
    const name = await dialog.findByLabelText(/^Name/);
    await waitFor(() => expect(name).toHaveValue(created));
    // Its own errors stay in it.
    name.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await dialog.findByRole('region', { name: /^There are \d problems/ });
    const region = dialog.getByLabelText(/^Region/);
    const [, first] = within(region).getAllByRole('option');
    await userEvent.selectOptions(region, first as HTMLElement);
    await userEvent.type(dialog.getByLabelText(/^Billing street/), 'Dock road 1');
    await userEvent.type(dialog.getByLabelText(/^Billing postal code/), '20457');
    await userEvent.type(dialog.getByLabelText(/^Billing city/), 'Hamburg');

    // Closing it with something typed asks first.
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    dialog.getByLabelText(/^Billing city/).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await waitFor(() => expect(customer).toHaveValue(created));
    await waitFor(() => expect(customer).toHaveFocus());
    await expect(title).toHaveValue('Mend the new pump');
    const stored = await storedRows(`select name from customer where name = '${created}'`);
    await expect(stored).toEqual([{ name: created }]);
  },
};

/** A form asks for a field only while its condition holds. */
export const OnlyWhileItHolds: ScreenStory = {
  name: 'A field only while its condition holds',
  args: { address: '/data/work_order/4704/edit' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByLabelText(/^Title/);
    await expect(canvas.queryByLabelText(/^Reason for hold/)).toBeNull();
    const [held] = await storedRows<{ id: number }>(
      "select id from work_order where status = 'on_hold' limit 1",
    );
    goTo(loaded, `/data/work_order/${held?.id}/edit`);
    await canvas.findByLabelText(/^Reason for hold/);
  },
};
