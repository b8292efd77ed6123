import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ErrorState } from '../../components/error-state/index.ts';
import type { FieldOption, RecordRow } from '../../shapes/index.ts';
import { listFields } from '../../../testing/workshop-sample/fields.ts';
import { inListFrame } from '../../../testing/workshop-sample/list-frame.tsx';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import type { BoardColumn, BoardProps } from './board-props.ts';
import { Board } from './board.tsx';

const states: readonly FieldOption[] =
  listFields.find(({ name }) => name === 'status')?.options ?? [];

function columnsOf(rows: readonly RecordRow[]): readonly BoardColumn[] {
  return states.map((state) => {
    const own = rows.filter(({ values }) => values['status'] === state.value);
    return {
      state,
      page: { rows: own, offset: 0, total: { count: own.length, exact: true } },
    };
  });
}

/** Each state leads to the next one alone. */
function transitionsOf({ values }: RecordRow): ReturnType<BoardProps['transitionsOf']> {
  const next = states[states.findIndex(({ value }) => value === values['status']) + 1];
  return next === undefined
    ? []
    : [{ id: next.value, label: next.label, to: next, final: false, requiredFields: [] }];
}

const moved = fn();

/** Keeps the records, as an application's queries would. */
function KeptBoard(props: BoardProps) {
  const [rows, setRows] = useState(sampleRows);
  return (
    <Board
      {...props}
      columns={columnsOf(rows)}
      onTransition={async (row, { to }) => {
        moved(row.title, to.label);
        setRows((now) =>
          now.map((each) =>
            each.id === row.id ? { ...each, values: { ...each.values, status: to.value } } : each,
          ),
        );
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Board',
  component: Board,
  parameters: { layout: 'fullscreen' },
  decorators: [inListFrame],
  args: {
    label: 'Work orders by status',
    columns: columnsOf(sampleRows),
    fields: listFields.filter(({ name }) => name !== 'status'),
    titleField: 'title',
    transitionsOf,
    rejectionOf: (row, { state }) => `${row.title} can’t change to “${state?.label}”.`,
    onTransition: async () => undefined,
  },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  args: { columns: states.map((state) => ({ state, page: undefined })) },
};

export const Empty: Story = { args: { columns: columnsOf([]) } };

export const More: Story = {
  name: 'More records than are shown',
  args: {
    columns: columnsOf(sampleRows).map((column, index) => ({
      ...column,
      page: column.page && { ...column.page, total: { count: 12_804, exact: index > 0 } },
      ...(index % 2 === 0 ? { onMore: () => undefined } : { allHref: '#all' }),
    })),
  },
};

export const WithoutState: Story = {
  name: 'Records without a value',
  args: {
    columns: [
      {
        state: null,
        page: { rows: sampleRows.slice(0, 2), offset: 0, total: { count: 2, exact: true } },
      },
      ...columnsOf(sampleRows.slice(2)),
    ],
  },
};

export const Failed: Story = {
  name: 'A column that couldn’t be loaded',
  args: {
    columns: columnsOf(sampleRows).map((column, index) =>
      index === 1
        ? {
            state: column.state,
            page: undefined,
            error: <ErrorState title="The list couldn’t be loaded" />,
          }
        : column,
    ),
  },
};

export const ByMenu: Story = {
  name: 'A card is moved by its menu',
  parameters: { visual: { play: 'own width' } },
  render: (args) => <KeptBoard {...args} />,
  play: async ({ canvasElement }) => {
    const column = (name: string) => within(canvasElement).getByRole('grid', { name });
    const [from, to] = states;
    const [row] = sampleRows.filter(({ values }) => values['status'] === from?.value);
    const title = row?.title ?? '';
    const card = (of: string) => within(column(of)).queryByRole('row', { name: title });
    await userEvent.click(
      within(column(from?.label ?? '')).getByRole('button', { name: `Change status of ${title}` }),
    );
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: to?.label ?? '' }),
    );
    await waitFor(() => expect(card(to?.label ?? '')).not.toBeNull());
    await expect(moved).toHaveBeenLastCalledWith(title, to?.label);
    await expect(card(from?.label ?? '')).toBeNull();
    await waitFor(() => expect(card(to?.label ?? '')).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  name: 'A card is dragged by keyboard, and one is rejected',
  parameters: { visual: { play: 'own width' } },
  render: (args) => <KeptBoard {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const column = (name: string) => canvas.getByRole('grid', { name });
    const [from, to] = states;
    const [row] = sampleRows.filter(({ values }) => values['status'] === from?.value);
    const title = row?.title ?? '';
    const drag = (of: string) => within(column(of)).getByRole('button', { name: `Move ${title}` });
    drag(from?.label ?? '').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).not.toBe(drag(from?.label ?? '')));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(moved).toHaveBeenLastCalledWith(title, to?.label));
    await waitFor(() =>
      expect(within(column(to?.label ?? '')).getByRole('row', { name: title })).toHaveFocus(),
    );
  },
};
