import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { ApplicationProvider } from '../../provider/index.ts';
import { due, estimate } from '../../../testing/workshop-sample/fields.ts';
import { CommandPalette } from '../command-palette/index.ts';
import {
  AppearanceDialog,
  type PreferencesDialogProps,
  RegionDialog,
  usePreferenceCommands,
} from './index.ts';

interface OpenedProps {
  readonly part: ComponentType<PreferencesDialogProps>;
}

/** A button that opens the dialog, and values that follow it. */
function Opened({ part: Part }: OpenedProps) {
  const [open, setOpen] = useState(true);
  return (
    <div className="grid min-h-120 content-start justify-items-start gap-3">
      <Button onClick={() => setOpen(true)}>Preferences</Button>
      <FieldDisplay field={estimate} value="1234.50" place="detail" />
      <FieldDisplay field={due} value="2026-03-02T08:15:00Z" place="detail" />
      {open && <Part onClose={() => setOpen(false)} />}
    </div>
  );
}

const meta = {
  title: 'Patterns/Preferences',
  component: Opened,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Appearance: Story = {
  args: { part: AppearanceDialog },
  play: async () => {
    const dialog = await dialogOf('Appearance');
    await waitFor(() => expect(dialog.getByRole('radiogroup', { name: 'Theme' })).toBeVisible());
  },
};

export const Chosen: Story = {
  name: 'A choice takes effect immediately, and is saved',
  args: { part: AppearanceDialog },
  parameters: { visual: { play: 'own width' } },
  play: async () => {
    const dialog = await dialogOf('Appearance');
    const { dataset } = document.documentElement;
    dialog.getAllByRole('radio', { name: 'System' })[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(dataset['theme']).toBe('dark'));
    await userEvent.click(dialog.getByRole('radio', { name: 'High' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Compact' }));
    await expect(dataset).toMatchObject({ contrast: 'more', density: 'compact' });

    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Preferences' }));
    const again = await dialogOf('Appearance');
    await expect(again.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(again.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};

export const Region: Story = {
  name: 'Language and region',
  args: { part: RegionDialog },
  play: async () => {
    const dialog = await dialogOf('Language and region');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Time zone' })).toBeVisible());
  },
};

export const RegionChosen: Story = {
  name: 'Values follow the format and the time zone',
  args: { part: RegionDialog },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf('Language and region');
    const format = await dialog.findByRole('combobox', { name: 'Number and date format' });
    await userEvent.clear(format);
    await userEvent.type(format, 'Deutsch (Deutschland){Enter}');
    await waitFor(() => expect(canvasElement).toHaveTextContent('1.234,50'));
    await dialog.findByText(/^Example: 1\.234\.567,89/);

    const zone = dialog.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'America/New York{Enter}');
    await waitFor(() => expect(canvasElement).toHaveTextContent('03:15'));

    await userEvent.clear(format);
    await userEvent.type(format, 'Default:{Enter}');
    await waitFor(() => expect(canvasElement).toHaveTextContent('1,234.50'));
  },
};

const onLanguageChange = fn();

export const LanguageChosen: Story = {
  name: 'A language takes effect when the dialog closes',
  args: { part: RegionDialog },
  parameters: { visual: { play: 'own width' } },
  decorators: [
    (Opened) => (
      <ApplicationProvider onLanguageChange={onLanguageChange}>
        <Opened />
      </ApplicationProvider>
    ),
  ],
  play: async () => {
    onLanguageChange.mockClear();
    const dialog = await dialogOf('Language and region');
    const language = await dialog.findByRole('combobox', { name: 'Language' });
    await userEvent.clear(language);
    await userEvent.type(language, 'Deutsch{Enter}');
    await expect(onLanguageChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(onLanguageChange).toHaveBeenCalledWith('de');
  },
};

/** The command palette, with the preferences alone. */
function PreferencePalette({ onClose }: PreferencesDialogProps) {
  const [text, setText] = useState('');
  const commands = usePreferenceCommands();
  const groups = [{ id: 'preferences', title: 'Preferences', commands }];
  return <CommandPalette groups={groups} text={text} onTextChange={setText} onClose={onClose} />;
}

const input = () => screen.findByRole('combobox', { name: 'Search or jump to…' });
const active = () => screen.getByRole('option', { selected: true });

/** Types a text, and chooses the command that it finds. */
async function choose(text: string, label: string): Promise<void> {
  const typedIn = await input();
  await waitFor(() => expect(typedIn).toHaveFocus());
  await userEvent.keyboard(text);
  await waitFor(() => expect(active()).toHaveTextContent(label));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function reopen(): Promise<void> {
  screen.getByRole('button', { name: 'Preferences' }).focus();
  await userEvent.keyboard('{Enter}');
}

export const Found: Story = {
  ...LanguageChosen,
  name: 'A language, a theme and a density are chosen in the command palette',
  args: { part: PreferencePalette },
  parameters: { visual: { none: 'Patterns/Command palette has pictures of its commands.' } },
  play: async () => {
    onLanguageChange.mockClear();
    const { dataset } = document.documentElement;
    await choose('dark mode', 'Theme: Dark');
    await waitFor(() => expect(dataset['theme']).toBe('dark'));
    await reopen();
    await choose('compact', 'Density: Compact');
    await waitFor(() => expect(dataset['density']).toBe('compact'));
    await reopen();
    await screen.findByRole('option', { name: 'Density: Compact Current' });
    await screen.findByRole('option', { name: 'Theme: Dark Current' });
    await choose('german', 'Language: Deutsch');
    await waitFor(() => expect(onLanguageChange).toHaveBeenCalledWith('de'));
  },
};

export const Dark: Story = { ...Region, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Region, globals: { direction: 'rtl' } };
