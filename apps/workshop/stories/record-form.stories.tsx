import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { workshopAccounts } from '../accounts.ts';
import {
  endedSession,
  fault,
  hasCounts,
  screenStories,
  type ScreenStory,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record form',
  tags: ['!autodocs'],
  args: { address: '/data/skill/new', person: 'owner' },
} satisfies Meta<ScreenProps>;

export default meta;

export const New: ScreenStory = {
  args: { address: '/data/work_order/new' },
  play: async ({ canvas, userEvent }) => {
    const customer = await canvas.findByRole('combobox', { name: /^Customer/ });
    await userEvent.type(customer, 'kranich metal{Enter}');
    await waitFor(() => expect(customer).toHaveValue('Kranich Metal'));
  },
};

/** A whole form by keyboard: it starts in its first field, F1 helps, Escape goes back a step, Ctrl+Enter saves. */
export const ByKeyboard: ScreenStory = {
  parameters: { visual: { none: 'The saved record stays under its heading.' } },
  play: async ({ canvas, userEvent, step }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Rope access');
    await step('Help comes and goes', async () => {
      await userEvent.keyboard('{F1}');
      await screen.findByRole('tooltip');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(name).toHaveFocus();
    });
    await step('Escape leaves the form, but not without a question', async () => {
      await userEvent.keyboard('{Escape}');
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(name).toHaveValue('Rope access');
    });
    await step('Ctrl+Enter saves', async () => {
      await userEvent.click(name);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await canvas.findByRole('heading', { level: 1, name: 'Rope access' });
    });
  },
};

/** Fields that only other roles can set are left out, even if column grants allow them. */
export const FieldsOfTheRole: ScreenStory = {
  name: 'Only fields of the role',
  args: { address: '/data/work_order/new', person: 'contact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toBeVisible();
    for (const name of [/^Status/, /^Technician/, /^Estimate/, /^Warranty claim/]) {
      await expect(canvas.queryByLabelText(name)).toBeNull();
    }
  },
};

/** Row security leaves a contact one customer: it is chosen, and can still be seen. */
export const OneChoice: ScreenStory = {
  name: 'A reference with one choice',
  args: { address: '/data/work_order/new', person: 'contact' },
  parameters: { visual: { none: 'Another story shows the form of a contact.' } },
  play: async ({ canvas }) => {
    const customer = await canvas.findByRole('combobox', { name: /^Customer/ });
    await expect(customer).toHaveValue('Kranich Metal');
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveFocus());
  },
};

/** What the database computes follows what is typed, and is marked. */
export const Computed: ScreenStory = {
  name: 'Computed while typing',
  args: { address: '/data/contact/1/edit' },
  parameters: { visual: { none: 'It is below the fields, which have their own pictures.' } },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText(/^First name/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Maximiliane');
    const computed = await canvas.findByText('Computed');
    await expect(computed.closest('output')).toHaveTextContent(/^Maximiliane \w+/);
  },
};

export const ComputedOfNew: ScreenStory = {
  name: 'Computed for a new record',
  args: { address: '/data/contact/new' },
  parameters: { visual: { none: 'It looks as in the form of a saved record.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^First name/), 'Ada');
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Bruns');
    const computed = await canvas.findByText('Ada Bruns');
    await expect(computed.closest('output')).toHaveTextContent('Computed');
  },
};

/** CHECK constraints of single fields are validated before the call, and all problems are reported together. */
export const OutOfBounds: ScreenStory = {
  args: { address: '/data/customer/new' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await expect(name).toHaveAccessibleDescription(/2 to 120 characters\./);
    await userEvent.type(name, ' x ');
    const days = canvas.getByLabelText(/^Days to pay/);
    await userEvent.clear(days);
    await userEvent.type(days, '120');
    await userEvent.type(canvas.getByLabelText(/^Phone/), 'call me');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('region', { name: /^There are \d problems/ });
    await expect(summary).toHaveTextContent(
      'Enter 2 to 120 characters. Spaces at the ends do not count.',
    );
    await expect(summary).toHaveTextContent('Enter 0 to 90.');
    await expect(canvas.getByLabelText(/^Phone/)).toBeInvalid();
    await expect(name).toHaveValue(' x ');
  },
};

/** A rejection by the database is shown at its field, and typed values are kept. */
export const Refused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.type(name, 'Spindles and bearings');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('region', { name: /There (is|are) \d problem/ }),
    ).toBeVisible();
    // Once at the field, with a link to the other one, and once above all fields.
    await expect(name).toHaveAccessibleDescription(
      /Another skill already has the same name: Spindles and bearings/,
    );
    await expect(canvas.getByRole('link', { name: 'Spindles and bearings' })).toBeVisible();
    await expect(canvas.getAllByText(/Another skill already has the same name/)).toHaveLength(2);
    await expect(name).toHaveValue('Spindles and bearings');
  },
};

/** A technician may change own visits, but not reassign them. Only the database's answer tells. */
export const RefusedByPolicy: ScreenStory = {
  args: { person: 'technician', address: '/data/visit/9208/edit' },
  play: async ({ canvas, userEvent }) => {
    const technician = await canvas.findByRole('combobox', { name: /^Technician/ });
    await userEvent.clear(technician);
    await userEvent.type(technician, 'jonas weber{Enter}');
    await waitFor(() => expect(technician).toHaveValue('Jonas Weber'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(technician).toHaveValue('Jonas Weber');
  },
};

const posted = ['POST'];

/** The record was created and the response lost: the same request is sent again, which the database answers as before. */
export const AnsweredAgain: ScreenStory = {
  name: 'A lost response that is answered again',
  parameters: { visual: { none: 'The saved record stays under its heading.' } },
  beforeEach: fault('rpc/ninefold_write', { kind: 'drop-answer' }, 1, posted),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Rope access');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { level: 1, name: 'Rope access' });
    await expect(await stored('Rope access')).toBe(1);
  },
};

/** Where no function carries out a request once: the person decides whether the found record is theirs. */
export const AnswerLost: ScreenStory = {
  beforeEach: [withoutWrite, fault('skill', { kind: 'drop-answer' }, 1, posted)],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Rope access');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('region', { name: 'Check whether the record was saved' });
    await expect(canvas.getByText(/it isn’t known whether this skill was saved/)).toBeVisible();
    await step('Saving again sends nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Save(?! a)/ }));
      await expect(await stored('Rope access')).toBe(1);
      await canvas.findByRole('region', { name: 'Check whether the record was saved' });
    });
    await step('The one that is theirs is opened without a question', async () => {
      await userEvent.click(
        within(
          await canvas.findByRole('region', { name: 'Check whether the record was saved' }),
        ).getByRole('link', { name: 'Rope access' }),
      );
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Rope access' }),
      ).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};

/** The request was lost: nothing is reported as saved, and saving again creates the record once. */
export const RequestLost: ScreenStory = {
  beforeEach: [withoutWrite, fault('skill', { kind: 'drop' }, 1, posted)],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.type(name, 'Rope access');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/this skill was not saved\. Save again\./)).toBeVisible();
    await expect(await stored('Rope access')).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rope access' }),
    ).toBeVisible();
    await expect(await stored('Rope access')).toBe(1);
  },
};

/** Unsaved changes are not lost without a question. */
export const LeftUnsaved: ScreenStory = {
  name: 'Left with unsaved changes',
  parameters: { visual: { none: 'Patterns/Record form has a picture of the question.' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.type(name, 'Half a thought');
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation.getByRole('link', { name: /^Customers/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Half a thought');
  },
};

/** A server that is down for a while: nothing is reported as saved, and the edit can be saved again. */
export const ServerDown: ScreenStory = {
  name: 'An edit while the server is down',
  args: { address: '/data/skill/2/edit' },
  parameters: { visual: { none: 'The saved record stays under its heading.' } },
  play: async ({ canvas, msw, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Rigging, level 2');
    msw.use(
      withFault(
        startStoryBackend,
        { ...ofSkills, times: Infinity, methods: ['PATCH'] },
        { kind: 'status', status: 503 },
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findAllByText(/were not saved/);
    await expect(name).toHaveValue('Rigging, level 2');
    await expect(await stored('Rigging, level 2')).toBe(0);
    // From now on it answers.
    msw.use(
      withFault(
        startStoryBackend,
        { ...ofSkills, times: Infinity, methods: ['PATCH'] },
        { kind: 'delay', milliseconds: 0 },
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { level: 1, name: 'Rigging, level 2' });
    await expect(await stored('Rigging, level 2')).toBe(1);
  },
};

function withoutWrite(): Promise<void> {
  return elsewhere('drop function ninefold_write');
}

async function stored(name: string): Promise<number> {
  const { rows } = await (
    await startStoryBackend()
  ).query(`select 1 from skill where name = '${name}'`);
  return rows.length;
}

/** The session ends while a form is open: the form stays, and saving continues. */
export const SessionEnded: ScreenStory = {
  args: { address: '/data/customer/1/edit' },
  beforeEach: ({ msw }) => {
    msw.use(...endedSession('customer', 'PATCH'));
  },
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByLabelText(/^Billing city/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Potsdam');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await expect(dialog.getByLabelText('E-mail')).toHaveValue(owner?.email);
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(document.body).not.toHaveTextContent(/polic(y|ies)/i);
    await expect(city).toHaveValue('Potsdam');
    await userEvent.type(dialog.getByLabelText('Password'), `${owner?.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: /Kranich/ })).toBeVisible();
    await expect(await canvas.findByText('Potsdam')).toBeVisible();
  },
};

/** After closing the sign-in dialog, the form says what happened, and saving asks again. */
export const SessionEndedAndClosed: ScreenStory = {
  ...SessionEnded,
  play: async ({ canvas, loaded, userEvent }) => {
    const city = await canvas.findByLabelText(/^Billing city/);
    await hasCounts(loaded);
    await userEvent.clear(city);
    await userEvent.type(city, 'Potsdam');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByText(/Your session has ended, so nothing was sent/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /refused/ })).toBeNull();
    await expect(document.body).not.toHaveTextContent(/polic(y|ies)/i);
    await expect(city).toHaveValue('Potsdam');
    await userEvent.click(save);
    const again = await screen.findByRole('dialog', { name: 'Sign in again' });
    // It fades in.
    await waitFor(() => expect(again).toBeVisible());
  },
};

const storedText = async (name: string) =>
  (await storedRows(`select given from skill where name = '${name}'`))[0];

/** Nothing, the empty text and the default are told apart, and the form says what the database fills in. */
export const EmptyText: ScreenStory = {
  name: 'Nothing, the empty text and the default',
  parameters: { visual: { none: 'Patterns/Record form has a picture of the choice.' } },
  beforeEach: () =>
    elsewhere(`
      alter table skill add column given text default 'by default';
      grant select (given), insert (given), update (given) on skill to authenticated`),
  play: async ({ canvas, userEvent }) => {
    const given = () => canvas.findByRole('textbox', { name: /^Given/ });
    const choice = async (pressed: boolean) =>
      waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Empty text in Given' })).toHaveAttribute(
          'aria-pressed',
          String(pressed),
        ),
      );
    const isHinted = async () =>
      (await given()).closest('[data-slot=field]')?.textContent.includes('Set automatically');
    const save = async () => userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Etching');
    await expect(await isHinted()).toBe(true);
    (await given()).focus();
    // Past the choice of NULL.
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Empty text in Given' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await choice(true);
    await expect(await isHinted()).toBe(false);
    await save();
    await canvas.findByRole('heading', { level: 1, name: 'Etching' });
    await expect(await storedText('Etching')).toEqual({ given: '' });
    await canvas.findAllByText('empty text');

    // A field that is emptied again has the empty text, until that is taken back.
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
    await userEvent.type(await given(), 'typed');
    await userEvent.clear(await given());
    await choice(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Empty text in Given' }));
    await choice(false);
    await save();
    await canvas.findByRole('heading', { level: 1, name: 'Etching' });
    await expect(await storedText('Etching')).toEqual({ given: null });
  },
};

const owner = workshopAccounts.find(({ role }) => role === 'owner');

export const Change: ScreenStory = {
  args: { address: '/data/work_order/4811/edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('Replace spindle bearing');
    const customer = await canvas.findByRole('combobox', { name: /^Customer/ });
    await expect(customer).toHaveValue('Kranich Metal');
  },
};

/** The edit was saved and the response lost: the form recognises its own values and reports no conflict. */
export const ChangeAnswerLost: ScreenStory = {
  name: 'An edit whose response is lost',
  args: { address: '/data/skill/2/edit' },
  parameters: { visual: { none: 'The saved record stays under its heading.' } },
  beforeEach: fault('skill', { kind: 'drop-answer' }, 1, ['PATCH']),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Rigging');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rigging' })).toBeVisible();
    // It fades in.
    await waitFor(() => expect(screen.getByText('Rigging was saved')).toBeVisible());
    await expect(await stored('Rigging')).toBe(1);
  },
};

/** The connection is still lost when the form checks a lost response: saving again is not a conflict. */
export const ChangeFoundLater: ScreenStory = {
  name: 'A lost edit that is found by saving again',
  args: { address: '/data/skill/2/edit' },
  parameters: { visual: { none: 'The saved record stays under its heading.' } },
  play: async ({ canvas, msw, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Rigging');
    msw.use(
      withFault(startStoryBackend, { ...ofSkills, methods: ['PATCH'] }, { kind: 'drop-answer' }),
      // The form also looks for skills with the same name.
      withFault(startStoryBackend, { ...ofSkills, methods: ['GET'], query: 'id=eq.2' }, badGateway),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText(/it isn’t known whether your changes to this skill were saved/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rigging' })).toBeVisible();
    await expect(await stored('Rigging')).toBe(1);
  },
};

/** The database stores 1.5 as 1.500: the saved form leaves no draft, though the texts differ. */
export const SavedInAnotherForm: ScreenStory = {
  name: 'A text that is stored in another form',
  args: { address: '/data/part/1/edit' },
  parameters: { visual: { none: 'The saved record stays under its heading.' } },
  play: async ({ canvas, userEvent }) => {
    const weight = await canvas.findByLabelText(/^Weight/);
    await userEvent.clear(weight);
    await userEvent.type(weight, '1.5');
    await expect(storedDrafts()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(await canvas.findByText('1.500')).toBeVisible();
    await expect(storedDrafts()).toEqual([]);
  },
};

function storedDrafts(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('ninefold.draft '));
}

const ofSkills = { url: `${anyStoryUrl}/rest/v1/skill`, times: 1 };
/** Unlike after a lost connection, supabase-js does not repeat a read then. */
const badGateway = { kind: 'status', status: 502, body: { message: 'Bad gateway' } } as const;

/** Scrolls the screen of an element to its end. */
function scrolledToEnd(element: HTMLElement): void {
  const body = element.closest('[data-slot=app-shell-body]');
  if (body === null) throw new Error('The screen has no body that scrolls.');
  body.scrollTop = body.scrollHeight;
}

/** Returns whether nothing covers a heading, and nothing scrolled it away. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 10, top + height / 2) === element;
}

/** After saving, the record's heading is visible and focused, wherever the form was scrolled. */
export const SavedFromItsEnd: ScreenStory = {
  name: 'Saved from the bottom of a long form',
  args: { address: '/data/work_order/4811' },
  parameters: { visual: { none: 'It ends on the record, which has its own pictures.' } },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('link', { name: 'Edit' });
    await canvas.findByRole('list', { name: 'History' });
    scrolledToEnd(edit);
    await userEvent.click(edit);
    const title = await canvas.findByLabelText(/^Title/);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Edit / })).toBeVisible();
    await userEvent.type(title, ' again');
    const save = canvas.getByRole('button', { name: 'Save' });
    scrolledToEnd(save);
    await userEvent.click(save);
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: /^WO-4811.*bearing again$/,
    });
    await canvas.findByRole('list', { name: 'History' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading).toSatisfy(isInSight);
  },
};

/** A form that the declaration reserves for other roles. */
export const NotMeant: ScreenStory = {
  args: { person: 'dispatcher' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You don’t have permission to create skills' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Your role can’t do this/)).toBeVisible();
  },
};

/** A form opened by its address, without permission in the database. */
export const NotAllowed: ScreenStory = {
  args: { address: '/data/priority/new' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'You don’t have permission to create priorities',
      }),
    ).toBeVisible();
  },
};

/** A checklist item is ticked off and another added; the record shows both. */
export const Checklist: ScreenStory = {
  args: { address: '/data/work_order/4811/edit', person: 'technician' },
  beforeEach: async () => {
    await (
      await startStoryBackend()
    ).exec(
      `update work_order set checklist = '[{"step":"Lock out","done":false}]' where id = 4811`,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Done row 1' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Step row 1' }));
    await userEvent.keyboard('{Enter}Check the belt');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    // The history shows its values before and after, too.
    const steps = (text: string) => canvas.getAllByText(text).map((step) => step.textContent);
    await waitFor(() => expect(steps('Lock out')).toContain('Lock out, done'));
    await expect(steps('Check the belt')).toContain('Check the belt, not done');
  },
};
