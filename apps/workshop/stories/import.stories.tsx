import type { Meta } from '@storybook/react-vite';
import { ariaShortcut } from '@ninefold/ui/components/kbd';
import { sendKeys } from '@ninefold/ui/patterns/screen-actions';
import { spreadsheet } from '../../../packages/data/testing/spreadsheet.ts';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fault, onPhone, pathOf, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Import',
  tags: ['!autodocs'],
  args: { address: '/data/skill/import', person: 'owner' },
} satisfies Meta<ScreenProps>;

export default meta;

/** The keys that do the main action of each step. */
const doStep = '{Control>}{Enter}{/Control}';

/** A file whose dates can be read in two ways is not checked until the person has said which. */
export const AmbiguousDates: ScreenStory = {
  name: 'Dates that can be read in two ways',
  args: { address: '/data/work_order/import' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose file' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const content = 'Title,Due,Estimate\nImported 1,03/04/2026,"1.250,5"\n';
    await userEvent.upload(input as HTMLInputElement, new File([content], 'orders.csv'));
    const check = await canvas.findByRole('button', { name: 'Check rows' });
    await canvas.findByText(/^“03\/04\/2026” can be read in two ways\. Choose how/);
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    const numbers = canvas.getByLabelText('Numbers');
    const chosen = within(numbers).getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Detected: 1.250,5');
    await userEvent.selectOptions(canvas.getByLabelText('Dates'), '31/12/2026');
    await waitFor(() => expect(check).not.toHaveAttribute('aria-disabled'));
  },
};

/** Rows pasted from a spreadsheet are taken, and fit on a phone. */
export const Pasted: ScreenStory = {
  name: 'Pasted, on a phone',
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose file' });
    await userEvent.paste('Name\tNeeds certificate\nImported paste\tyes');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check rows' }));
    await canvas.findByText(/^1 to create/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A spreadsheet creates records and updates those that it finds by a key, by keyboard alone: the same keys do each step. */
export const Spreadsheet: ScreenStory = {
  name: 'A spreadsheet, by keyboard alone',
  parameters: { visual: { none: 'Other stories show the steps.' } },
  beforeEach: () =>
    elsewhere(
      "insert into skill (name, needs_certificate, description) values ('Imported welding', false, 'Old')",
    ),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const isAt = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus());
    const choose = await canvas.findByRole('button', { name: 'Choose file' });
    await expect(choose).toHaveAttribute('aria-keyshortcuts', ariaShortcut(sendKeys));
    // The browser would show its dialog.
    const dialog = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.keyboard(doStep);
    await waitFor(() => expect(dialog).toHaveBeenCalledTimes(1));
    dialog.mockRestore();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const sheet = spreadsheet([
      ['Name', 'Needs certificate', 'Description'],
      ['Imported welding', { boolean: true }, { rich: ['New ', 'text'] }],
      ['Imported milling', { boolean: false }, undefined],
    ]);
    await userEvent.upload(input as HTMLInputElement, new File([sheet], 'skills.xlsx'));
    await isAt('Columns');
    await userEvent.keyboard('?');
    const shortcuts = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await shortcuts.findByText('Check rows');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.selectOptions(
      await canvas.findByLabelText('Existing records'),
      'Update them, found by Name',
    );
    await userEvent.keyboard(doStep);
    await canvas.findByText('1 to create, 1 to update, 0 unchanged and 0 with problems');
    await isAt('Check');
    await userEvent.keyboard(doStep);
    await canvas.findByText('1 created, 1 updated, 0 unchanged and 0 left out');
    await isAt('Import');
    await expect(
      await storedRows(`
        select name, needs_certificate, description from skill
        where name like 'Imported %' order by name`),
    ).toEqual([
      { name: 'Imported milling', needs_certificate: false, description: null },
      { name: 'Imported welding', needs_certificate: true, description: 'New text' },
    ]);
    await userEvent.keyboard(doStep);
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/skill'));
  },
};

const storedSites = async () =>
  (await storedRows("select id from site where name like 'Imported %'")).length;

const header = 'Customer;Name;Street;Postal code;City;Country';

/** Rows that are wrong are corrected on the screen or in a file of them, and imported once. */
export const Corrected: ScreenStory = {
  name: 'Checked, corrected and imported',
  args: { address: '/data/site/import' },
  parameters: { visual: { none: 'Other stories show the steps.' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await storedRows<{ name: string }>(
      'select name from customer order by id limit 1',
    );
    const customer = first?.name ?? '';
    const site = (n: number, of = customer) =>
      `${of};Imported ${String(n).padStart(2, '0')};Weg ${n};2010${n % 10};Hamburg;DE`;
    const rows = Array.from({ length: 60 }, (_, index) => site(index + 1));
    rows[9] = site(10, 'Nobody Ltd');
    rows[19] = `${customer};I;Weg 20;20100;Hamburg;DE`;
    rows[29] = `${customer};Imported 30;;20100;Hamburg;DE`;
    rows[39] = site(39);
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    const choose = async (name: string, content: string) => {
      await canvas.findByRole('button', { name: 'Choose file' });
      const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      await userEvent.upload(input as HTMLInputElement, new File([content], name));
    };

    await choose('sites.csv', [header, ...rows].join('\n'));
    const field = await canvas.findByLabelText('Field for Customer');
    await expect(within(field).getByRole('option', { selected: true })).toHaveTextContent(
      'Customer (by name)',
    );
    await press('Check rows');
    await canvas.findByText('56 to create and 4 with problems');
    const table = within(await canvas.findByRole('table', { name: 'Rows of the file' }));
    await table.findByText(/There is no customer called “Nobody Ltd”/);
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '11',
      '21',
      '31',
      '41',
    ]);
    await expect(await storedSites()).toBe(0);

    // The first is corrected here, and checked at once: by a name that is wrong again, then by the right one.
    const cell = () => canvas.getByRole('textbox', { name: 'Customer, row 11' });
    const correct = async (name: string, key: string) => {
      await userEvent.clear(cell());
      await userEvent.type(cell(), `${name}{${key}}`);
    };
    await correct('Nobody Inc', 'Enter');
    await table.findByText(/There is no customer called “Nobody Inc”/);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name, row 21' })).toHaveFocus(),
    );
    await correct(customer, 'Enter');
    await canvas.findByText('57 to create and 3 with problems');
    await correct('Somebody', 'Escape');
    await waitFor(() => expect(cell()).toHaveValue(customer));
    await press('Import 57 rows');
    await canvas.findByText('57 created and 3 left out');
    await expect(await storedSites()).toBe(57);

    // The browser would download it.
    const follow = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const create = spyOn(URL, 'createObjectURL');
    await press('Download rows with problems');
    await waitFor(() => expect(follow).toHaveBeenCalled());
    const [file] = create.mock.lastCall ?? [];
    follow.mockRestore();
    create.mockRestore();
    const rejected = await (file as Blob).text();
    await expect(rejected).toContain(`${header};Problem`);
    await expect(rejected.trim().split('\n')).toHaveLength(4);
    await press('Import another file');
    await choose(
      'corrected.csv',
      rejected
        .replace(';I;', ';Imported 20;')
        .replace('Imported 30;;', 'Imported 30;Weg 30;')
        .replace('Imported 39', 'Imported 40'),
    );
    await press('Check rows');
    await canvas.findByText('3 to create and 0 with problems');
    await press('Import 3 rows');
    await canvas.findByText('The import is complete');
    await expect(await storedSites()).toBe(60);
    await userEvent.click(canvas.getByRole('link', { name: 'Go to sites' }));
    await canvas.findByRole('grid', { name: 'Sites' });
  },
};

/**
 * The first cell that is wrong has the focus. The keys of the step finish its correction first, and import nothing
 * until that is checked and right.
 */
export const CorrectedByKeyboard: ScreenStory = {
  name: 'Corrected by keyboard',
  args: { address: '/data/site/import' },
  parameters: { visual: { none: 'Other stories show the steps.' } },
  play: async (play) => {
    const { canvas, canvasElement, userEvent, loaded } = play;
    const [first, second] = await storedRows<{ name: string }>(
      'select name from customer order by id limit 2',
    );
    if (first === undefined || second === undefined) throw new Error('There are no customers.');
    await canvas.findByRole('button', { name: 'Choose file' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const rows = [
      `${first.name};Imported 1;Weg 1;20101;Hamburg;DE`,
      'Nobody Ltd;Imported 2;Weg 2;20102;Hamburg;DE',
    ];
    await userEvent.upload(
      input as HTMLInputElement,
      new File([[header, ...rows].join('\n')], 'sites.csv'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Columns' })).toHaveFocus(),
    );
    await userEvent.keyboard(doStep);
    const cell = await canvas.findByRole('textbox', { name: 'Customer, row 3' });
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(cell).toHaveAccessibleDescription(/There is no customer called “Nobody Ltd”/);
    const correct = async (name: string) => {
      await userEvent.clear(cell);
      await userEvent.type(cell, name);
      await userEvent.keyboard(doStep);
    };
    // The text of the cell is selected.
    await userEvent.keyboard('Nobody Inc');
    await userEvent.keyboard(doStep);
    await waitFor(() =>
      expect(cell).toHaveAccessibleDescription(/There is no customer called “Nobody Inc”/),
    );
    await expect(cell).toHaveFocus();
    fault('customer', { kind: 'status', status: 400, body: { code: '57014' } }, 1, ['GET'])(play);
    await correct(second.name);
    await canvas.findByText('The correction couldn’t be checked');
    await expect(await storedSites()).toBe(0);
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('2 to create and 0 with problems');
    await userEvent.keyboard(doStep);
    await canvas.findByText('2 created and 0 left out');
    await expect(await storedSites()).toBe(2);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Import' })).toHaveFocus(),
    );
    await userEvent.keyboard(doStep);
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/site'));
  },
};

/** A person who may not create these records sees why. */
export const NotForTheRole: ScreenStory = {
  name: 'Not for the role',
  args: { person: 'technician' },
  parameters: { visual: { none: 'It looks like a form that is not for the role.' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have permission to create skills');
    await expect(canvas.queryByRole('button', { name: 'Choose file' })).toBeNull();
  },
};
