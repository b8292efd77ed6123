import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { CallLogProps } from './call-log-props.ts';
import { CallLog } from './call-log.tsx';
import { sampleCalls } from '../../../testing/call-log/sample-calls.ts';

const meta = {
  title: 'Patterns/Call log',
  component: CallLog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    calls: sampleCalls,
    defaultHeight: 320,
    onClear: fn(),
    onClose: fn(),
    onHeightChange: fn(),
    commandOf: (id) => `curl --globoff https://workshop.example/call/${id}`,
  },
} satisfies Meta<typeof CallLog>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: /^Calls/ }))
    .getAllByRole('button')
    .map((row) => row.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [newest = '', ...others] = rows(canvasElement);
    await expect(newest).toContain('/rest/v1/salary');
    await expect(newest).toContain('Not in the catalogue');
    await expect(others).toHaveLength(5);
    // Not by colour alone.
    await expect(others[0]).toContain('No answer');
    await expect(others[1]).toContain('Failed (403)');
    await expect(others[2]).toContain('2 retries');
  },
};

export const Opened: Story = {
  name: 'Details of a call, and the command that repeats it',
  args: { defaultHeight: 460 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /PATCH/ }));
    await expect(canvas.getByText(/"status": "completed"/)).toBeVisible();
    await expect(canvas.getByText(/curl --globoff .*\/call\/4/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy: curl' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /salary/ }));
    await expect(canvas.getByText(/Nothing is listed at/)).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter calls' }), 'work_order');
    await expect(rows(canvasElement)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Failed only' }));
    await expect(rows(canvasElement)).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Calls 2 of 6' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' nowhere');
    await expect(canvas.getByText('No calls match the filter.')).toBeVisible();
  },
};

function Living(props: CallLogProps) {
  const [calls, setCalls] = useState(props.calls);
  const add = () =>
    setCalls((before) => [
      ...before,
      {
        id: before.length + 1,
        method: 'GET',
        path: '/rest/v1/visit',
        status: 200,
        ms: 3,
        retries: 0,
        at: 0,
      },
    ]);
  return (
    <>
      <button type="button" onClick={add}>
        Make a call
      </button>
      <CallLog {...props} calls={calls} onClear={() => setCalls([])} />
    </>
  );
}

export const Paused: Story = {
  name: 'While paused, nothing moves and nothing is lost',
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const make = canvas.getByRole('button', { name: 'Make a call' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(make);
    await expect(rows(canvasElement)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(rows(canvasElement)).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText(/No calls yet/)).toBeVisible();
  },
};

export const Most: Story = {
  name: 'Only the latest calls are kept',
  args: { most: 2 },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(2);
    await expect(rows(canvasElement)[0]).toContain('salary');
  },
};

export const Keyboard: Story = {
  parameters: { visual: { play: 'own width' } },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const make = canvas.getByRole('button', { name: 'Make a call' });
    // It took no focus when it came, and takes none when a call comes.
    make.focus();
    await userEvent.keyboard('{Enter}');
    await expect(make).toHaveFocus();

    await userEvent.tab();
    const edge = canvas.getByRole('separator', { name: 'Resize the call log' });
    await expect(edge).toHaveFocus();
    const { onHeightChange } = args;
    const heights = () => onHeightChange.mock.calls.map(([height]) => height);
    await waitFor(() => expect(heights().at(-1)).toBe(320));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(heights().at(-1)).toBeGreaterThan(320));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(heights().at(-1)).toBe(120));
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(edge.getAttribute('aria-valuenow')).toBe(edge.getAttribute('aria-valuemin')),
    );

    canvas.getAllByRole('button', { name: /salary/ })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Nothing is listed at/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { calls: [] } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = { args: { defaultHeight: 400 } };
