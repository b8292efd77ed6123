import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { rulesWithTargets } from '../../../packages/ui/testing/quality/accessibility-rules.ts';
import {
  fault,
  goTo,
  hasRead,
  onPhone,
  pathOf,
  screenStories,
  type ScreenStory,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  parameters: { ...screenStories.parameters, a11y: rulesWithTargets },
  title: 'Screens/Custom screens',
  tags: ['!autodocs'],
  args: { address: '/day', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

type Canvas = Parameters<NonNullable<ScreenStory['play']>>[0]['canvas'];

/** The records of one heading, once they have come. */
async function linesOf(canvas: Canvas, title: RegExp): Promise<HTMLElement[]> {
  const list = await canvas.findByRole('list', { name: title });
  return within(list).getAllByRole('listitem');
}

/** Today's visits, and the orders without a technician. */
export const DispatchersDay: ScreenStory = {
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas }) => {
    const [first] = await linesOf(canvas, /^Ines Okafor/);
    await expect(first).toHaveTextContent(/^08:00–12:00Dismount spindle, exchange bearing/);
    await expect(first).toHaveTextContent('Done');
    await expect(canvas.getByRole('heading', { name: 'Friday 20 November' })).toBeVisible();
    await expect(await linesOf(canvas, /^To be planned/)).toHaveLength(12);
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: 'Daily schedule' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.queryByRole('link', { name: 'My route' })).toBeNull();
  },
};

/** A visit is started by keyboard, and keeps the focus. */
export const MovedByKeyboard: ScreenStory = {
  name: 'Started by keyboard',
  args: { address: '/day?day=2026-11-23' },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Set out' });
    const line = within(button?.closest('li') ?? document.body);
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await line.findByText('Under way')).toBeVisible();
    await waitFor(() => expect(line.getByRole('button', { name: 'Mark as done' })).toHaveFocus());
  },
};

/** The visit was started and the response lost: no error is reported. */
export const MoveAnswerLost: ScreenStory = {
  name: 'A transition whose response is lost',
  args: { address: '/day?day=2026-11-23' },
  parameters: { visual: { none: 'It looks like a transition whose answer came.' } },
  beforeEach: fault('visit', { kind: 'drop-answer' }, 1, ['PATCH']),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Set out' });
    const line = within(button?.closest('li') ?? document.body);
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await line.findByText('Under way')).toBeVisible();
    await expect(screen.queryByText(/ couldn’t be updated$/)).toBeNull();
  },
};

const tooLong = {
  code: '23514',
  message: 'new row for relation "visit" violates check constraint "visit_at_most_twelve_hours"',
  details: null,
  hint: null,
};

/** A rejected transition shows a message with "Why?", which the next attempt dismisses. */
export const RefusedAndAsked: ScreenStory = {
  name: 'Rejected, with “Why?”',
  args: { address: '/day?day=2026-11-23' },
  beforeEach: fault('visit', { kind: 'status', status: 400, body: tooLong }, 1, ['PATCH']),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Set out' });
    const line = within(button?.closest('li') ?? document.body);
    button?.focus();
    await userEvent.keyboard('{Enter}');
    const title = await screen.findByText(/ couldn’t be updated$/);
    const message = within(title.closest('li') ?? document.body);
    await expect(message.getByText('A visit takes twelve hours at most.')).toBeInTheDocument();
    const why = message.getByRole('button', { name: 'Why?' });
    why.focus();
    await userEvent.keyboard('?');
    const answer = await screen.findByRole('dialog', { name: 'Why was this refused?' });
    await expect(await within(answer).findByText('a constraint on the table')).toBeInTheDocument();
    await expect(answer.querySelector('a[href*="visit_at_most_twelve_hours"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(why).toHaveFocus());

    await userEvent.click(line.getByRole('button', { name: 'Set out' }));
    await expect(await line.findByText('Under way')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/ couldn’t be updated$/)).toBeNull());
  },
};

/** A day without visits says so, also when opened by address or reloaded. */
export const EmptyDay: ScreenStory = {
  name: 'A day without visits',
  args: { address: '/day?day=2026-11-22' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No visits on this day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next day' }));
    await expect(await canvas.findByRole('heading', { name: 'Monday 23 November' })).toBeVisible();
    await expect(await linesOf(canvas, /^Ines Okafor/)).not.toHaveLength(0);
  },
};

/** Visits in order, with addresses and next steps. */
export const TechniciansRoute: ScreenStory = {
  args: { address: '/route?day=2026-11-23', person: 'technician' },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Set out' });
    const next = within(button.closest('section') ?? document.body);
    await expect(next.getByText(/, \d{5} \p{L}+/u)).toBeVisible();
    await userEvent.click(button);
    await expect(await next.findByText('Under way')).toBeVisible();
    await expect(next.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  },
};

export const TechniciansRouteOnADesk: ScreenStory = {
  ...TechniciansRoute,
  name: "Technician's route on a desk",
  globals: {},
};

/** The customer's orders, open invoices and equipment. */
export const CustomersOverview: ScreenStory = {
  args: { address: '/data/customer/1', person: 'contact' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Kranich Metal/ }),
    ).toBeVisible();
    const orders = within(await canvas.findByRole('table', { name: 'Unfinished work orders' }));
    await expect((await orders.findAllByRole('link')).length).toBeGreaterThan(0);
    const machines = await canvas.findByRole('table', { name: /^Equipment by/ });
    await expect(within(machines).getAllByRole('row').length).toBeGreaterThan(1);
  },
};

export const CustomersOverviewOnAPhone: ScreenStory = {
  ...CustomersOverview,
  name: "Customer's overview on a phone",
  globals: onPhone,
};

/** Replaces the assembled detail of a customer, and keeps its actions and related lists. */
export const InPlaceOfADetail: ScreenStory = {
  name: 'Instead of a detail',
  args: { address: '/data/customer/5' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: 'Unfinished work orders' }),
    ).toBeVisible();
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(way.getByRole('link', { name: 'Customers' })).toBeVisible();
    for (const name of [/^Sites/, /^Contacts/]) {
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    }
    const add = canvas.getByRole('link', { name: 'New work order' });
    await expect(add).toHaveAttribute('href', '/data/work_order/new?customer_id=5');
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
  },
};

/** Technicians still see the assembled screen. */
export const AssembledForOthers: ScreenStory = {
  name: 'The assembled screen for other roles',
  args: { address: '/data/customer/2', person: 'technician' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Unfinished work orders/ })).toBeNull();
  },
};

/** People who can't open a screen see why, and that this doesn't apply to its records. */
export const NotForTheRole: ScreenStory = {
  name: 'Not for the role',
  args: { address: '/day', person: 'technician' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: '“Daily schedule” is not for your role',
      }),
    ).toBeVisible();
    const reason = canvas.getByText(/for the roles dispatcher and owner/);
    await expect(reason).toBeVisible();
    await userEvent.click(within(reason).getByRole('button', { name: 'Why?' }));
    const answer = await screen.findByRole('dialog', {
      name: 'Why can’t you open “Daily schedule”?',
    });
    await expect(await within(answer).findByText(/for “dispatcher” or “owner”/)).toBeVisible();
  },
};

/** The same for an entity's list, which the navigation leaves out. */
export const ListNotForTheRole: ScreenStory = {
  name: 'A list that is not for the role',
  parameters: { visual: { play: 'own width' } },
  args: { address: '/data/invoice', person: 'technician' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '“Invoices” is not for your role' }),
    ).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: /^Visits/ })).toBeVisible();
    await expect(navigation.queryByRole('link', { name: /^Invoices/ })).toBeNull();
  },
};

/** A team's own display of a field; screen readers read the value as everywhere. */
export const CustomCells: ScreenStory = {
  name: 'A custom display of a field',
  args: {
    address: '/data/technician_skill?select=technician_id,skill_id,level&order=level.desc',
    person: 'owner',
  },
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelector('[data-slot=custom-display]');
    await waitFor(() => expect(shown()).not.toBeNull());
    const display = shown();
    await expect(display).toHaveAttribute('aria-hidden', 'true');
    await expect(display).toHaveAttribute('inert');
    await expect(display?.querySelectorAll('[data-reached]')).toHaveLength(5);
    await expect(display?.nextElementSibling).toHaveTextContent(/^5$/);
  },
};

const hall9 =
  "select city, needs_escort from public.site where customer_id = 5 and name = 'Hall 9'";

/** A custom screen creates a record and changes one; what the database has stored is read past the screen. */
export const Writes: ScreenStory = {
  name: 'A screen that writes',
  args: { address: '/customer-sites/5' },
  parameters: { visual: { none: 'Its parts have pictures of their own.' } },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'New site' }));
    const field = (name: RegExp) => form.findByRole('textbox', { name });
    const add = form.getByRole('button', { name: 'Save' });

    // The rules refuse it before it is sent.
    await userEvent.type(await field(/^Name/), 'Hall 9');
    await userEvent.click(add);
    await waitFor(async () => expect(await field(/^City/)).toBeInvalid());
    await expect(await storedRows(hall9)).toEqual([]);

    await userEvent.type(await field(/^Street/), 'Hafenstraße 1');
    await userEvent.type(await field(/^Postal code/), '20457');
    await userEvent.type(await field(/^City/), 'Hamburg');
    await userEvent.click(add);
    await screen.findByText(/^Hall 9.* was created$/);
    // The form of another begins.
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue(''),
    );
    await expect(await storedRows(hall9)).toEqual([{ city: 'Hamburg', needs_escort: false }]);

    const line = (await linesOf(canvas, /^Sites/)).find((each) =>
      each.textContent.includes('Hall 9'),
    );
    const escort = () =>
      within(line ?? document.body).getByRole('button', { name: 'Needs an escort' });
    await userEvent.click(escort());
    await waitFor(() => expect(escort()).toHaveAttribute('aria-pressed', 'true'));
    await expect(await storedRows(hall9)).toEqual([{ city: 'Hamburg', needs_escort: true }]);
  },
};

/** Takes the connection away, as far as the page knows. */
function disconnect(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
}

const reconnect = () => {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
};

/** What a part of a screen keeps offline is edited in the assembled form, with the values that the screen gave it. */
export const EditedWhileWaiting: ScreenStory = {
  name: 'A record of a part, edited while it waits',
  args: { address: '/customer-sites/5' },
  parameters: { visual: { none: 'Its parts have pictures of their own.' } },
  beforeEach: () => reconnect,
  play: async ({ canvas, loaded, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'New site' }));
    await userEvent.type(await form.findByRole('textbox', { name: /^Name/ }), 'Hall 10');
    await userEvent.type(form.getByRole('textbox', { name: /^Street/ }), 'Hafenstraße 2');
    await userEvent.type(form.getByRole('textbox', { name: /^Postal code/ }), '20457');
    await userEvent.type(form.getByRole('textbox', { name: /^City/ }), 'Hamburg');
    disconnect();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: '1 waiting to be sent' }));
    const list = within(await screen.findByRole('dialog'));
    await userEvent.click(await list.findByRole('button', { name: /^Edit/ }));
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/site/new'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Hall 10'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Customer/ })).not.toHaveValue(''),
    );
  },
};

/** A wizard of the assembled forms: each keeps its rules, its draft and its messages. */
export const TakesAnOrder: ScreenStory = {
  name: 'A wizard of assembled parts',
  args: { address: '/take-order' },
  play: async ({ canvas, loaded, userEvent }) => {
    const steps = () => within(canvas.getByRole('list', { name: 'Steps' }));
    await canvas.findByRole('list', { name: 'Steps' });
    const current = () =>
      steps()
        .getAllByRole('listitem')
        .find((each) => each.getAttribute('aria-current') === 'step');
    const choose = async (name: RegExp, typed: string) => {
      const input = await canvas.findByRole('combobox', { name });
      input.focus();
      await userEvent.keyboard(`${typed}{ArrowDown}`);
      // The list of the last field may still be closing.
      await waitFor(() => {
        const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
        const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
        return expect(list?.contains(active) && active?.textContent).toMatch(
          new RegExp(typed, 'i'),
        );
      });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).not.toHaveValue(typed));
    };
    const save = async () => userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Taken by phone');
    await save();
    await canvas.findByRole('heading', { name: /^There (is|are) \d problem/ });
    await choose(/^Customer/, 'Kranich');
    await choose(/^Site/, '');
    const [first] = await canvas.findAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('030320991000');
    await save();

    // The step is announced, and a reload finds it.
    const heading = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    await heading('Take an order: Parts');
    await expect(current()).toHaveTextContent('Parts');
    const parts = pathOf(loaded);
    await expect(parts).toMatch(/^\/take-order\/\d+\/parts$/);
    await canvas.findByRole('link', { name: /Taken by phone/ });
    const quantity = () => canvas.findByRole('textbox', { name: /^Quantity/ });
    await userEvent.type(await quantity(), '-2');
    // A step with a part that isn't saved asks, and the part isn't offered for another order.
    await userEvent.click(canvas.getByRole('link', { name: 'Next step' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep draft' }));
    await heading('Take an order: Photo');
    goTo(loaded, '/take-order/1/parts');
    await waitFor(async () => expect(await quantity()).toHaveValue(''));
    goTo(loaded, parts);
    await waitFor(async () => expect(await quantity()).toHaveValue('-2'));
    await choose(/^Part/, 'a');
    await save();
    await canvas.findByText(/^Total:/);
    await userEvent.click(canvas.getByRole('link', { name: 'Next step' }));
    await waitFor(() => expect(current()).toHaveTextContent('Photo'));
    await userEvent.click(canvas.getByRole('link', { name: 'Next step' }));
    await canvas.findByRole('link', { name: 'Open the order' });
    const stored = await storedRows(`
      select m.kind::text, m.quantity::text as quantity from stock_movement m
      join work_order o on o.id = m.work_order_id where o.title = 'Taken by phone'`);
    await expect(stored).toEqual([{ kind: 'use', quantity: '-2.00' }]);
    await hasRead(loaded);
  },
};
