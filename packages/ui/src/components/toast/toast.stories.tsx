import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppShell, AppShellBody, AppShellFooter } from '../app-shell/index.ts';
import { Button } from '../button/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { createToastQueue, ToastProvider, useToast, type ToastMessage } from './index.ts';
import { record } from './record.ts';

const undo = fn();

const messages: Readonly<Record<string, ToastMessage>> = {
  saved: {
    title: 'WO-4811 was put on hold',
    tone: 'success',
    action: { label: 'Undo', onClick: undo },
  },
  failed: {
    title: 'The work order was not saved',
    description: 'The connection was lost. It is tried again when it is back.',
    tone: 'danger',
  },
  refused: {
    title: 'A closed order keeps its hours',
    tone: 'danger',
    why: 'hours of closed orders',
  },
};

/** @param stays whether messages stay until they are dismissed, however slow the machine is. */
function Buttons({ stays = false }: { readonly stays?: boolean }) {
  const { show } = useToast();
  return (
    <div className="flex flex-wrap gap-2">
      {Object.entries(messages).map(([name, message]) => (
        <Button
          key={name}
          onClick={() => show(stays ? { ...message, duration: Infinity } : message)}
        >
          Show “{name}”
        </Button>
      ))}
    </div>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  parameters: { record, docs: { story: { inline: false, height: '320px' } } },
  args: { children: <Buttons /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A separate queue, with a lasting message of each tone. */
function filledQueue() {
  const queue = createToastQueue(4);
  for (const tone of ['info', 'success', 'warning', 'danger'] as const) {
    queue.show({
      title: `A message in the tone “${tone}”`,
      description: 'With a second line that says more, and that is long enough to wrap here.',
      tone,
      duration: Infinity,
    });
  }
  return queue;
}

export const Matrix: Story = { args: { queue: filledQueue() } };

export const Dark: Story = { args: { queue: filledQueue() }, globals: { theme: 'dark' } };

/** Resolves after an announcement to screen readers. Start it before: the announcement is removed after a second. */
function isSaid(politeness: 'polite' | 'assertive', text: string): Promise<void> {
  return waitFor(() =>
    expect(
      Array.from(
        document.querySelectorAll(`[aria-live="${politeness}"]`),
        (live) => live.textContent,
      ),
    ).toContainEqual(expect.stringContaining(text)),
  );
}

export const Keyboard: Story = {
  args: { children: <Buttons stays /> },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const saved = isSaid('polite', 'WO-4811 was put on hold');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /saved/ }));
    // The region is loaded when it is first needed.
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await within(region).findByText('WO-4811 was put on hold');
    // It is said before it can be taken away.
    await saved;
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(region).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('WO-4811 was put on hold')).toBeNull());
    const failed = isSaid('assertive', 'The work order was not saved');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /failed/ }));
    const toast = await within(region).findByText('The work order was not saved');
    await failed;
    toast.closest('li')?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('The work order was not saved')).toBeNull());
  },
};

/** A message with a "Why?" button, which stays beside the answer. */
export const Asked: Story = {
  name: 'A rejection with “Why?”',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /refused/ }));
    const why = await screen.findByRole('button', { name: 'Why?' });
    await expect(why).toHaveAttribute('data-why', 'hours of closed orders');
    const toast = why.closest('li');
    await expect(toast).toHaveAttribute('data-why', 'hours of closed orders');
    await userEvent.click(why);
    await expect(why).toHaveFocus();
    // It fades in.
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast).toHaveAttribute('data-state', 'open');
  },
};

/** No failure is lost: messages that don't fit wait, and their number is shown. */
export const Many: Story = {
  name: 'More failures than fit',
  play: async ({ canvasElement }) => {
    const show = (name: RegExp) =>
      userEvent.click(within(canvasElement).getByRole('button', { name }));
    for (let index = 0; index < 4; index += 1) await show(/failed/);
    const region = await screen.findByRole('region', { name: /^Notifications/ });
    const failures = () => within(region).queryAllByText('The work order was not saved');
    await waitFor(() => expect(failures()).toHaveLength(3));
    const said = isSaid('polite', '2 more messages');
    await show(/failed/);
    await within(region).findByText('2 more messages');
    await said;
    await show(/saved/);
    await within(region).findByText('WO-4811 was put on hold');
    await expect(failures()).toHaveLength(3);
    const dismiss = async (left: string | null) => {
      const toast = failures()[0]?.closest('li');
      if (!toast) throw new Error('No failure shows.');
      await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
      await waitFor(() =>
        expect(within(region).queryByText(/more message/)?.textContent ?? null).toBe(left),
      );
      await waitFor(() => expect(failures()).toHaveLength(3));
    };
    await dismiss('1 more message');
    await dismiss(null);
  },
};

export const LongText: Story = {
  render: function Long(args) {
    const [queue] = useState(() => {
      const made = createToastQueue(1);
      made.show({
        title: 'The work order, its three visits and the report of the technician were not saved',
        description:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. The connection was lost; it is tried again when it is back.',
        tone: 'danger',
        duration: Infinity,
      });
      return made;
    });
    return <ToastProvider {...args} queue={queue} />;
  },
};

export const RightToLeft: Story = {
  args: { queue: filledQueue() },
  globals: { direction: 'rtl' },
};

/** Messages over a dialog can be reached, including the first one. */
export const InDialog: Story = {
  args: {
    children: (
      <ExampleDialog>
        <Buttons />
      </ExampleDialog>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /failed/ }));
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await expect(
      await within(region).findByText('The work order was not saved'),
    ).toBeInTheDocument();
    await expect(dialog).toBeInTheDocument();
  },
};

/** The bar takes the place of the region, and its last button is below the messages. */
export const AboveBars: Story = {
  name: 'Above the actions of a screen',
  args: {
    queue: filledQueue(),
    children: (
      <AppShell>
        <AppShellBody />
        <AppShellFooter className="justify-end">
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </AppShellFooter>
      </AppShell>
    ),
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await within(region).findByText('A message in the tone “danger”');
    const bottom = () =>
      region.querySelector('[data-slot=toast-viewport]')?.getBoundingClientRect().bottom;
    const bar = save.closest('[data-slot=app-shell-footer]')?.getBoundingClientRect();
    await waitFor(() => expect(bottom()).toBe(bar?.top));
    const { x, y, width, height } = save.getBoundingClientRect();
    await expect(save).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
  },
};

/** The last row is reached above the messages, and nothing else has moved. */
export const OverTheEnd: Story = {
  name: 'Over the end of what scrolls',
  parameters: { layout: 'fullscreen', visual: { none: 'Where it ends is measured.' } },
  args: {
    queue: filledQueue(),
    children: (
      <AppShell>
        <AppShellBody>
          <ul>
            {Array.from({ length: 40 }, (_, index) => (
              <li key={index} className="flex h-10 justify-end">
                <Button>Row {index + 1}</Button>
              </li>
            ))}
          </ul>
        </AppShellBody>
        <AppShellFooter>40 rows</AppShellFooter>
      </AppShell>
    ),
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Row 40' });
    const first = canvas.getByRole('button', { name: 'Row 1' });
    const { top } = first.getBoundingClientRect();
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    const body = last.closest<HTMLElement>('[data-slot=app-shell-body]');
    const room = () => body?.style.getPropertyValue('--ninefold-toasts');
    const toasts = region.querySelector('[data-slot=toast-viewport]');
    await waitFor(() => expect(room()).not.toBe(''));
    await expect(first.getBoundingClientRect().top).toBe(top);
    await waitFor(() => {
      body?.scrollTo({ top: body.scrollHeight });
      const { bottom } = last.getBoundingClientRect();
      return expect(bottom).toBeLessThanOrEqual(toasts?.getBoundingClientRect().top ?? 0);
    });
    for (const button of await within(region).findAllByRole('button', { name: 'Dismiss' })) {
      await userEvent.click(button);
    }
    await waitFor(() => expect(room()).toBe(''));
  },
};
