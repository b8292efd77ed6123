import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
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
const rejected = fn();

/** Keeps the records, as an application's queries would. */
function KeptBoard({
  closed = [],
  ...props
}: BoardProps & { readonly closed?: readonly string[] }) {
  const [rows, setRows] = useState(sampleRows);
  const [collapsed, setCollapsed] = useState(closed);
  return (
    <Board
      {...props}
      columns={columnsOf(rows).map((column) => {
        const value = column.state?.value ?? '';
        return {
          ...column,
          collapsed: collapsed.includes(value),
          onCollapsedChange: (isCollapsed) =>
            setCollapsed((now) =>
              isCollapsed ? [...now, value] : now.filter((each) => each !== value),
            ),
        };
      })}
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
    onRejected: rejected,
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

export const Collapsed: Story = {
  name: 'Collapsed columns, and sums',
  args: {
    columns: columnsOf(sampleRows).map((column, index) => ({
      ...column,
      page: index === 0 ? { rows: [], offset: 0, total: { count: 0, exact: true } } : column.page,
      sums: listFields
        .filter(({ name }) => name === 'estimate' && index > 0)
        .map((field) => ({ field, value: `${1200 * index}.50` })),
      collapsed: index === 1 || index === 3,
      onCollapsedChange: () => undefined,
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

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

function isAt(element: HTMLElement | undefined): Promise<void> {
  return waitFor(() => expect(element).toHaveFocus());
}

/**
 * The board is one stop of Tab: the card that had the focus last, then what is in the card and below its column.
 * Arrow keys lead on from there.
 */
export const ByArrows: Story = {
  name: 'Arrow keys lead through the board',
  parameters: { visual: { none: 'ByMenu shows the focus.' } },
  args: {
    columns: columnsOf(sampleRows).map((column, index) => ({
      ...column,
      collapsed: index === 3,
      onCollapsedChange: () => undefined,
      ...(index === 1 && { onMore: () => undefined }),
    })),
  },
  render: (args) => (
    <>
      <Button>Before</Button>
      <Board {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const [previous, next] =
      globals['direction'] === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const cards = (column: number) =>
      within(canvas.getByRole('grid', { name: states[column]?.label ?? '' })).getAllByRole('row');
    const head = (column: number) =>
      canvas.getByRole('button', { name: `Cards in “${states[column]?.label}”` });
    const after = canvas.getByRole('button', { name: 'After' });

    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    await isAt(cards(0)[0]);
    await press(next);
    await isAt(cards(1)[0]);
    await press('ArrowDown', 'ArrowDown');
    await isAt(cards(1)[2]);
    // To a card at the same height.
    const from = cards(1)[2]?.getBoundingClientRect();
    await press(previous);
    await waitFor(() => expect(cards(0)).toContain(document.activeElement));
    const to = document.activeElement?.getBoundingClientRect();
    await expect(to?.top).toBeLessThan(from?.bottom ?? 0);
    await expect(to?.bottom).toBeGreaterThan(from?.top ?? Infinity);
    await press(next, next, next);
    await isAt(head(3));
    await press(previous);
    await isAt(head(2));
    await press('ArrowDown', previous, 'End');
    await isAt(cards(1).at(-1));
    const more = canvas.getByRole('button', { name: 'Show more' });
    await press('ArrowDown');
    await isAt(more);
    await press('ArrowUp', 'Home', 'ArrowUp');
    await isAt(head(1));

    // What is in the card, and below it, is on the way out.
    await press('ArrowDown');
    const [card] = cards(1);
    const inCard = card === undefined ? [] : [...card.querySelectorAll<HTMLElement>('a, button')];
    await expect(inCard).toHaveLength(3);
    for (const each of [...inCard, more, after]) {
      await userEvent.tab();
      await isAt(each);
    }
    for (const each of [more, ...inCard.toReversed(), card]) {
      await userEvent.tab({ shift: true });
      await isAt(each);
    }
    await userEvent.tab({ shift: true });
    await isAt(canvas.getByRole('button', { name: 'Before' }));
  },
};

/** Arrow keys are mirrored. */
export const ByArrowsRightToLeft: Story = {
  ...ByArrows,
  name: 'Arrow keys, right to left',
  globals: { direction: 'rtl' },
};

/** When all cards are shown, the button goes, and the focus stays in its column. */
export const LastShown: Story = {
  name: 'The last cards are shown',
  parameters: { visual: { none: 'More shows such columns.' } },
  render: function Shown(args) {
    const [isAll, setAll] = useState(false);
    return (
      <Board
        {...args}
        columns={columnsOf(sampleRows.slice(0, isAll ? undefined : 4)).map((column, index) => ({
          ...column,
          ...(index === 0 && !isAll && { onMore: () => setAll(true) }),
        }))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = () =>
      within(canvas.getByRole('grid', { name: states[0]?.label ?? '' })).getAllByRole('row');
    const shown = cards().length;
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards().length).toBeGreaterThan(shown));
    await waitFor(() => expect(cards()[shown - 1]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(cards()[shown]).toHaveFocus());
  },
};

/** A collapsed column takes a card, and has the focus then. Its button expands and collapses it, and keeps the focus. */
export const IntoCollapsed: Story = {
  name: 'A collapsed column takes a card',
  parameters: { visual: { none: 'Collapsed shows such columns.' } },
  render: (args) => <KeptBoard {...args} closed={states.slice(1, 2).map(({ value }) => value)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [from, to] = states;
    const [row] = sampleRows.filter(({ values }) => values['status'] === from?.value);
    const title = row?.title ?? '';
    const cards = () => canvas.getByRole('grid', { name: to?.label ?? '' });
    const button = canvas.getByRole('button', { name: `Cards in “${to?.label}”` });
    const place = () => canvasElement.querySelector('[data-drop-target]');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    canvas.getByRole('button', { name: `Move ${title}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).not.toBeNull());
    // Which column is the first depends on where they are.
    for (let tabs = 0; tabs < states.length && place() !== cards(); tabs += 1) {
      const before = place();
      await userEvent.tab();
      await waitFor(() => expect(place()).not.toBe(before));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(moved).toHaveBeenLastCalledWith(title, to?.label));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await within(cards()).findByRole('row', { name: title });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(cards()).queryByRole('row', { name: title })).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** A card that may not move to a column stays where it is, and has the focus. */
export const Refused: Story = {
  name: 'A refused card keeps the focus',
  parameters: { visual: { none: 'The reason is reported by the screen.' } },
  render: (args) => <KeptBoard {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [from, , to] = states;
    const [row] = sampleRows.filter(({ values }) => values['status'] === from?.value);
    const title = row?.title ?? '';
    const cards = (name = '') => canvas.getByRole('grid', { name });
    rejected.mockClear();
    canvas.getByRole('button', { name: `Move ${title}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-target]')).not.toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(cards(to?.label)).toHaveAttribute('data-drop-target'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(rejected).toHaveBeenLastCalledWith(expect.objectContaining({ title }), {
        message: `${title} can’t change to “${to?.label}”.`,
        why: undefined,
      }),
    );
    await waitFor(() =>
      expect(within(cards(from?.label)).getByRole('row', { name: title })).toHaveFocus(),
    );
  },
};
