import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goBack, pathOf, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record values',
  tags: ['!autodocs'],
  args: { address: '/data/work_order/4811', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

const estimate = async () => {
  const [order] = await storedRows<{ estimate: string }>(
    'select estimate from work_order where id = 4811',
  );
  return order?.estimate;
};

const input = () => screen.findByRole('textbox', { name: 'Estimate' });

/** A value is edited where it is, by the form's rules, and saved by itself. */
export const EditedInPlace: ScreenStory = {
  name: 'A value edited in its place',
  parameters: { visual: { none: 'Patterns/Edit cells has pictures of the input.' } },
  play: async ({ canvas, userEvent, step }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Estimate' });
    const before = await estimate();
    await step('What the rules refuse stays open, and Escape gives up', async () => {
      edit.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.clear(await input());
      await userEvent.type(await input(), '-5{Enter}');
      await waitFor(async () => expect(await input()).toBeInvalid());
      await expect(await input()).toHaveAccessibleDescription(/at least 0/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Estimate' })).toBeNull());
      await waitFor(() => expect(edit).toHaveFocus());
      await expect(await estimate()).toBe(before);
    });
    await step('What is entered is saved, and can be undone', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByText('€2,980.50'));
      await userEvent.clear(await input());
      await userEvent.type(await input(), '3000.25{Enter}');
      await screen.findAllByText('Estimate was saved');
      await canvas.findByRole('button', { name: 'Edit Estimate' });
      await expect(edit.closest('dd')).toHaveTextContent('3,000.25');
      await expect(Number(await estimate())).toBe(3000.25);
      await expect(edit).toHaveFocus();
      const [undo] = within(
        await screen.findByRole('region', { name: /Notifications/ }),
      ).getAllByRole('button', { name: 'Undo' });
      await userEvent.click(undo as HTMLElement);
      await waitFor(async () => expect(await estimate()).toBe(before));
    });
  },
};

/** A change of somebody else to the same field is asked about, as in the form. */
export const ConflictInPlace: ScreenStory = {
  name: 'A value that others have changed, edited in its place',
  parameters: { visual: { none: 'Patterns/Edit conflict has pictures of what a person sees.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Estimate' }));
    await userEvent.clear(await input());
    await userEvent.type(await input(), '3100');
    await elsewhere('update work_order set estimate = 2500 where id = 4811');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose what to keep' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Yours/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(Number(await estimate())).toBe(3100));
    const edit = await canvas.findByRole('button', { name: 'Edit Estimate' });
    await waitFor(() => expect(edit.closest('dd')).toHaveTextContent('3,100'));
  },
};

/** A value that moves out of the empty fields takes the focus along. */
export const EmptyEditedInPlace: ScreenStory = {
  name: 'An empty value edited in its place',
  parameters: { visual: { none: 'Patterns/Edit cells has pictures of the input.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /empty fields$/ }));
    const edit = await canvas.findByRole('button', { name: 'Edit Warranty claim' });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Warranty claim' }), '4711');
    await userEvent.keyboard('{Enter}');
    await screen.findAllByText('Warranty claim was saved');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit Warranty claim' })).toHaveFocus(),
    );
  },
};

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('ninefold.draft '));

/** What was refused, or was still being typed, is offered where it was entered and in the form. */
export const KeptInPlace: ScreenStory = {
  name: 'A value that was not saved, offered again',
  args: { address: '/data/work_order?id=in.(4811,4704)&order=id.desc' },
  parameters: { visual: { none: 'Patterns/Edit cells has pictures of the input.' } },
  play: async ({ canvas, userEvent, step, loaded }) => {
    const main = within(await canvas.findByRole('main'));
    const value = async (field = 'Estimate') =>
      (await canvas.findByRole('button', { name: `Edit ${field}` })).closest('dd');
    const opened = (title: RegExp) => canvas.findByRole('heading', { level: 1, name: title });
    const spindle = /Replace spindle bearing$/;
    await userEvent.click(await main.findByRole('link', { name: spindle }));
    await opened(spindle);
    await step('A refused value is offered after the next record', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit Estimate' }));
      // The application has not read this rule.
      await elsewhere(
        'alter table work_order add constraint capped check (estimate < 5000) not valid',
      );
      await userEvent.clear(await input());
      await userEvent.type(await input(), '7000.5{Enter}');
      await waitFor(async () => expect(await value()).toHaveTextContent(/7,000\.50.*Not valid/));
      await userEvent.click(await canvas.findByRole('button', { name: 'Next record' }));
      await waitFor(() => expect(pathOf(loaded)).toBe('/data/work_order/4704'));
      await waitFor(async () => expect(await value()).not.toHaveTextContent('7,000.50'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Previous record' }));
      await opened(spindle);
      await waitFor(async () =>
        expect(await value()).toHaveTextContent(/7,000\.50.*This change isn’t saved yet\./),
      );
      await expect(Number(await estimate())).toBe(2980.5);
    });
    await step('So is a value that was being typed, and the form offers both', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /empty fields$/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit Warranty claim' }));
      const claim = await screen.findByRole('textbox', { name: 'Warranty claim' });
      await userEvent.type(claim, 'W-4711');
      goBack(loaded);
      await main.findByRole('grid');
      await userEvent.click(await main.findByRole('link', { name: spindle }));
      await waitFor(async () =>
        expect(await value('Warranty claim')).toHaveTextContent(/W-4711.*isn’t saved yet/),
      );
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
      await canvas.findByText('Unsaved changes restored');
      await expect(await canvas.findByLabelText(/^Warranty claim/)).toHaveValue('W-4711');
      await expect(await canvas.findByLabelText(/^Estimate/)).toHaveValue('7000.5');
      goBack(loaded);
    });
    await step('It is edited on and saved, or given up', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit Warranty claim' }));
      await screen.findByRole('textbox', { name: 'Warranty claim' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(main.queryByText('W-4711')).toBeNull());
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit Estimate' }));
      await expect(await input()).toHaveValue('7000.5');
      await userEvent.clear(await input());
      await userEvent.type(await input(), '4000{Enter}');
      await screen.findAllByText('Estimate was saved');
      await expect(Number(await estimate())).toBe(4000);
      await waitFor(() => expect(drafts()).toEqual([]));
    });
  },
};

/** A value that is edited with others leads to its field in the form. */
export const EditedInForm: ScreenStory = {
  name: 'A value edited in the form',
  parameters: { visual: { none: 'Screens/Record form has pictures of the form.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Customer' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Customer/ })).toHaveFocus());
  },
};
