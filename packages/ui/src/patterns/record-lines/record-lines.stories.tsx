import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { DayNavigation } from '../day-navigation/index.ts';
import type { RecordRow } from '../../shapes/index.ts';
import { LineTransitions, RecordLine, RecordLines, type RecordLinesProps } from './index.ts';

const titles = [
  'Dismount spindle, exchange bearing',
  'Repair and test run',
  'Finish and hand over',
];
const visits: readonly RecordRow[] = titles.map((title, index) => ({
  id: String(index + 1),
  title,
  href: `#visit-${index + 1}`,
  values: {},
  links: {},
}));

const planned = { value: 'planned', label: 'Planned', tone: 'accent' } as const;
const underWay = { value: 'under_way', label: 'Under way', tone: 'warning' } as const;
const done = { value: 'done', label: 'Done', tone: 'success' } as const;
const onTransition = fn(async () => undefined);

function Visit({ row }: { readonly row: RecordRow }) {
  return (
    <RecordLine
      row={row}
      lead="08:00–12:00"
      detail="WO-4811 · Replace spindle bearing · Example Metal"
      badge={<StatusBadge tone="accent">Planned</StatusBadge>}
      actions={
        <LineTransitions
          title={row.title}
          from={planned}
          onTransition={onTransition}
          transitions={[
            { id: 'go', label: 'Set out', to: underWay, final: false, requiredFields: [] },
            { id: 'done', label: 'Mark as done', to: done, final: false, requiredFields: [] },
          ]}
        />
      }
    />
  );
}

const meta = {
  title: 'Patterns/Record lines',
  component: RecordLines,
  subcomponents: { RecordLine, LineTransitions, DayNavigation },
  args: { title: 'Ines Okafor', rows: visits, children: (row) => <Visit row={row} /> },
  argTypes: { children: { control: false } },
  beforeEach: () => {
    mocked(onTransition).mockClear();
  },
} satisfies Meta<RecordLinesProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without room for columns, parts are stacked. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { rows: [], empty: 'No visits on this day.' } };

export const TitlesAlone: Story = { args: { children: undefined, count: null } };

/** With day navigation above it. */
export const OfADay: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <DayNavigation
        name="Friday 20 November"
        previousHref="#thursday"
        todayHref="#today"
        nextHref="#saturday"
      />
      <RecordLines {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous day' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next day' })).toHaveFocus();
  },
};

/** A long label pushes the menu's button nowhere else than beside it. */
export const LongStep: Story = {
  name: 'A long step',
  args: {
    children: (row) => (
      <RecordLine
        row={row}
        lead="08:00–12:00"
        detail="WO-4811 · Replace spindle bearing · Example Metal"
        badge={<StatusBadge tone="accent">Planned</StatusBadge>}
        actions={
          <LineTransitions
            title={row.title}
            from={planned}
            onTransition={onTransition}
            transitions={[
              {
                id: 'go',
                label: 'Confirm and set out',
                to: underWay,
                final: false,
                requiredFields: [],
              },
              { id: 'done', label: 'Mark as done', to: done, final: false, requiredFields: [] },
            ]}
          />
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    const line = within(canvas.getAllByRole('listitem')[0] ?? document.body);
    const step = line.getByRole('button', { name: 'Confirm and set out' }).getBoundingClientRect();
    const more = line.getByRole('button', { name: /^More steps/ }).getBoundingClientRect();
    await expect(more.left).toBeGreaterThanOrEqual(step.right);
    await expect(more.top).toBeLessThan(step.bottom);
  },
};

/** The likeliest transition is a button; the others are in a menu. */
export const Moves: Story = {
  play: async ({ canvas }) => {
    const line = within(canvas.getAllByRole('listitem')[0] ?? document.body);
    line.getByRole('link').focus();
    await userEvent.tab();
    await expect(line.getByRole('button', { name: 'Set out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onTransition).toHaveBeenCalledOnce());
    await userEvent.tab();
    await expect(line.getByRole('button', { name: /^More steps/ })).toHaveFocus();
  },
};

function Shrinking(args: RecordLinesProps) {
  const [rows, setRows] = useState(visits);
  return (
    <RecordLines {...args} rows={rows}>
      {(row) => (
        <RecordLine
          row={row}
          actions={
            <button
              type="button"
              className="min-h-6"
              onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
            >
              Done with {row.title}
            </button>
          }
        />
      )}
    </RecordLines>
  );
}

/** If an action removes a line, the focus moves to the line that takes its place. */
export const KeepsTheFocus: Story = {
  render: Shrinking,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `Done with ${titles[0]}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: titles[1] })).toHaveFocus());
    canvas.getByRole('button', { name: `Done with ${titles[2]}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: titles[1] })).toHaveFocus());
  },
};
