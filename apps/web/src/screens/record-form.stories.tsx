import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

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
    await userEvent.type(customer, 'kranich');
    await userEvent.click(await screen.findByRole('option', { name: /Kranich Metal/ }));
    await expect(customer).toHaveValue('Kranich Metal');
  },
};

/** Fields that only other roles can set are left out, whatever the column grants allow. */
export const FieldsOfTheRole: ScreenStory = {
  name: 'Fields of the role',
  args: { address: '/data/work_order/new', person: 'contact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toBeVisible();
    for (const name of [/^Status/, /^Technician/, /^Estimate/, /^Warranty claim/]) {
      await expect(canvas.queryByLabelText(name)).toBeNull();
    }
  },
};

/** What the database refuses is said where it was entered, and nothing typed is lost. */
export const Refused: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.type(name, 'Spindles and bearings');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(await canvas.findByRole('region', { name: /keeps this/ })).toBeVisible();
    await expect(name).toHaveAccessibleDescription(/Another skill already has this name/);
    await expect(name).toHaveValue('Spindles and bearings');
  },
};

/** Of own visits a technician may change much, and hand none to others: known only once it is tried. */
export const RefusedByPolicy: ScreenStory = {
  args: { person: 'technician', address: '/data/visit/9208/edit' },
  play: async ({ canvas, userEvent }) => {
    const technician = await canvas.findByRole('combobox', { name: /^Technician/ });
    await userEvent.clear(technician);
    await userEvent.type(technician, 'weber');
    await userEvent.click(await screen.findByRole('option', { name: /Jonas Weber/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(technician).toHaveValue('Jonas Weber');
  },
};

/** The next story of the page does not find it: the data are put back. */
export const Made: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Rope access');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rope access' }),
    ).toBeVisible();
  },
};

export const Change: ScreenStory = {
  args: { address: '/data/work_order/4811/edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('Replace spindle bearing');
    const customer = await canvas.findByRole('combobox', { name: /^Customer/ });
    await expect(customer).toHaveValue('Kranich Metal');
  },
};

/** A form for others, by what the team says. */
export const NotMeant: ScreenStory = {
  args: { person: 'dispatcher' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You may not make skills' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Your role is not meant to/)).toBeVisible();
  },
};

/** A form that was reached by its address alone. */
export const NotAllowed: ScreenStory = {
  args: { address: '/data/priority/new' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You may not make priorities' }),
    ).toBeVisible();
  },
};

export const Phone: ScreenStory = { ...Change, globals: onPhone };
