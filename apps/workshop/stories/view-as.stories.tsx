import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import { goTo, onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

/** What a person hears of the changes that they try while they view the application as somebody else. */
const meta = {
  ...screenStories,
  title: 'Screens/View as',
  tags: ['!autodocs'],
  args: { address: '/data/skill', person: 'owner', viewing: 'owner' },
  parameters: { ...screenStories.parameters, visual: { none: 'The message fades.' } },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

const nothingChanged = /Nothing was changed, because you’re viewing as someone else\.$/;

/** It fades in. */
const hears = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** The skills Welding A and Welding B; a trigger refuses changes of the second. */
const twoSkills = () =>
  elsewhere(`
    insert into skill (name) values ('Welding A'), ('Welding B');
    create function refuse_b() returns trigger language plpgsql as $$ begin
      if new.name like '%B%' then raise exception 'B stays as it is.'; end if;
      return new; end $$;
    create trigger refuse_b before insert or update on skill for each row execute function refuse_b();`);

const skills = async () =>
  (await storedRows<{ name: string }>('select name from skill order by id')).map(
    ({ name }) => name,
  );

/** The person's own name and initials, and the ways out, are in the account's menu. */
export const Menu: ScreenStory = {
  args: { viewing: 'technician' },
  parameters: { visual: {} },
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByRole('button', { name: 'Account: Ines Okafor Technician' });
    await expect(account).toHaveTextContent('IO');
    await userEvent.click(account);
    const menu = within(await screen.findByRole('menu'));
    await menu.findByRole('menuitem', { name: 'Stop viewing' });
    const signOut = menu.getByRole('menuitem', { name: 'Stop viewing and sign out' });
    await waitFor(() => expect(signOut).toBeVisible());
  },
};

/** A cell goes back to its value, and one that the database refuses says why. */
export const Cells: ScreenStory = {
  args: { address: '/data/skill?name=ilike.Welding%20*&select=name&order=name.asc' },
  beforeEach: twoSkills,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await skills();
    await canvas.findByText('Welding B');
    await userEvent.keyboard('{Alt>}{Shift>}[KeyE]{/Shift}{/Alt}');
    const bar = within(await screen.findByRole('toolbar', { name: 'Edit skills' }));
    await bar.findByText('Press Enter or type to edit a cell.');
    await waitFor(() =>
      expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('Welding A'),
    );
    await userEvent.keyboard('Soldering A{Enter}Soldering B{Enter}');
    await userEvent.click(bar.getByRole('button', { name: 'Save' }));
    await hears('1 skill would be edited');
    await hears(nothingChanged);
    const changes = within(await screen.findByRole('dialog', { name: 'Changes' }));
    await expect(changes.getByText('B stays as it is.')).toBeVisible();
    await expect(changes.queryByText(/Soldering A/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('Welding A');
    await expect(await skills()).toEqual(before);
  },
};

/** Of many records, each is tried. */
export const Many: ScreenStory = {
  args: { address: '/data/skill?name=ilike.Welding%20*&select=name&order=name.asc' },
  beforeEach: twoSkills,
  play: async ({ canvas, userEvent }) => {
    const before = await skills();
    const remove = async () => {
      const bar = within(await canvas.findByRole('toolbar', { name: /^Selected / }));
      await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
      const question = within(await screen.findByRole('alertdialog'));
      const button = await question.findByRole('button', { name: /^Delete/ });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
    };
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select .*Welding A/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select .*Welding B/ }));
    await remove();
    await hears('2 skills would be deleted');
    await hears(nothingChanged);
    await elsewhere(`create function refuse_deletion() returns trigger language plpgsql as $$ begin
        if old.name like '%B%' then raise exception 'B stays.'; end if; return old; end $$;
      create trigger refuse_deletion before delete on skill for each row execute function refuse_deletion()`);
    await remove();
    const report = within(
      await screen.findByRole('alertdialog', { name: '1 skill would be deleted' }),
    );
    await waitFor(() => expect(report.getByText(nothingChanged)).toBeVisible());
    await expect(report.getByText('B stays.')).toBeVisible();
    await expect(report.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(await skills()).toEqual(before);
  },
};

/** The report of an import says that it was a trial. */
export const Import: ScreenStory = {
  args: { address: '/data/skill/import' },
  parameters: { visual: {} },
  beforeEach: twoSkills,
  play: async ({ canvas, userEvent }) => {
    const before = await skills();
    await canvas.findByRole('button', { name: 'Choose file' });
    await userEvent.paste('Name\nImported 1\nImported B\nImported 2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check rows' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 3 rows' }));
    await canvas.findByText('The import was only tried');
    await expect(canvas.getByText(/^2 would be created.* 1 refused$/)).toBeVisible();
    await expect(canvas.getByText(nothingChanged)).toBeVisible();
    await expect(await skills()).toEqual(before);
  },
};

/** A function that changes data says that it would run. */
export const Function: ScreenStory = {
  args: { address: '/functions/set_technician_cost' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Technician/), '1');
    await userEvent.type(canvas.getByLabelText(/^Cost per hour/), '61.75');
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: /^Run/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Run' }));
    await hears('Set technician cost would run');
    await hears(nothingChanged);
    await expect(canvas.queryByText('The function ran and returned nothing.')).toBeNull();
  },
};

/** A change of status leaves the record as it is. */
export const Status: ScreenStory = {
  args: { viewing: 'dispatcher' },
  play: async ({ canvas, userEvent, loaded }) => {
    const [order] = await storedRows<{ id: number }>(
      "select id from work_order where status = 'planned' limit 1",
    );
    await canvas.findByRole('heading', { level: 1, name: 'Skills' });
    goTo(loaded, `/data/work_order/${order?.id}`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset to open' }));
    await hears(nothingChanged);
    await expect(canvas.getByRole('button', { name: 'Reset to open' })).toBeVisible();
    await expect(screen.queryByText(/couldn’t be updated/)).toBeNull();
  },
};

/** Everything in the browser's storage, of any person. */
const keptInBrowser = () =>
  JSON.stringify(
    [localStorage, sessionStorage].map((storage) =>
      Object.entries(storage).toSorted(([a], [b]) => a.localeCompare(b)),
    ),
  );

async function saveOffline({ canvas, msw, userEvent }: Play): Promise<void> {
  const field = await canvas.findByLabelText(/^Name/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Typed offline');
  msw.use(withFault(startStoryBackend, { url: `${anyStoryUrl}/*` }, { kind: 'drop' }));
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** Without a connection nothing can be tried, and nothing is kept to be sent later. */
export const Offline: ScreenStory = {
  args: { address: '/data/skill/2/edit' },
  globals: onPhone,
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  },
  play: async (play) => {
    const { canvas } = play;
    await canvas.findByLabelText(/^Name/);
    const before = keptInBrowser();
    await saveOffline(play);
    await canvas.findByText(/The server can’t be reached, so nothing was tried/);
    await expect(screen.queryByText(/waiting to be sent/)).toBeNull();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Typed offline');
    await expect(keptInBrowser()).toBe(before);
  },
};
