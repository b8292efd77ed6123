import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Record form',
  tags: ['!autodocs'],
  args: { address: '/data/customer/new', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

export const New: ScreenStory = {
  args: { address: '/data/work_order/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Customer/ }), 'kranich');
    await expect(await screen.findByRole('option', { name: /Kranich Metal/ })).toBeVisible();
  },
};

/** What the database refuses is said where it was entered, and nothing typed is lost. */
export const Refused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.type(name, 'Kranich Metal');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(await canvas.findByRole('region', { name: /keeps this/ })).toBeVisible();
    await expect(name).toHaveAccessibleDescription(/There is a customer of this name/);
    await expect(name).toHaveValue('Kranich Metal');
  },
};

export const Made: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Ostwind Rotors');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ostwind Rotors' }),
    ).toBeVisible();
  },
};

export const Change: ScreenStory = {
  args: { address: '/data/work_order/4811/edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('Replace spindle bearing');
    await expect(canvas.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Kranich Metal');
  },
};

/** A form that was reached by its address alone. */
export const NotAllowed: ScreenStory = {
  args: { person: 'technician' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You may not make customers' }),
    ).toBeVisible();
  },
};

export const Phone: ScreenStory = { ...Change, globals: onPhone };
