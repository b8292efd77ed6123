import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Import',
  tags: ['!autodocs'],
  args: { address: '/data/skill/import', person: 'owner' },
} satisfies Meta<ScreenProps>;

export default meta;

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
