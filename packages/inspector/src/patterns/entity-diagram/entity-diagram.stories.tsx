import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { EntityNode, EntityRelation } from './entity-diagram-props.ts';
import { EntityDiagram } from './entity-diagram.tsx';

const entity = (id: string, title: string, references: readonly string[] = []): EntityNode => ({
  id,
  title,
  href: `#${id}`,
  fields: [
    { label: 'Number', key: true },
    ...references.map((label) => ({ label, reference: true })),
  ],
});

const relation = (from: string, to: string, label: string, optional = false): EntityRelation => ({
  id: `${from} ${label}`,
  from,
  to,
  label,
  unique: false,
  optional,
});

const entities: readonly EntityNode[] = [
  entity('work_order', 'Work orders', ['Customer', 'Technician']),
  entity('visit', 'Visits', ['Work order']),
  entity('customer', 'Customers'),
  entity('technician', 'Technicians', ['Leader']),
  entity('priority', 'Priorities'),
];

const relations: readonly EntityRelation[] = [
  relation('work_order', 'customer', 'Customer'),
  relation('work_order', 'technician', 'Technician', true),
  relation('visit', 'work_order', 'Work order'),
  relation('technician', 'technician', 'Leader', true),
];

const meta = {
  title: 'Patterns/Entity diagram',
  component: EntityDiagram,
  args: { label: 'Entities and their relations', entities, relations },
} satisfies Meta<typeof EntityDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('group', { name: 'Entities and their relations' });
const scaleOf = (canvas: HTMLElement) => {
  const plane = canvas.querySelector<HTMLElement>('[data-slot=specification-canvas-plane]');
  return new DOMMatrix(plane?.style.transform).a;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(await drawn(canvasElement));
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Work orders' })).toHaveAccessibleDescription(
      'Customer: exactly one record of “Customers”; Technician: one record of “Technicians”, or none; any number of records of “Visits”, through “Work order”',
    );
  },
};

export const Keyboard: Story = {
  name: 'Keyboard: enter, follow relations, zoom and fit',
  play: async ({ canvasElement }) => {
    const window = await drawn(canvasElement);
    const canvas = within(window);
    window.focus();
    const before = scaleOf(window);
    await userEvent.keyboard('+');
    await waitFor(() => expect(scaleOf(window)).toBeGreaterThan(before));
    await userEvent.keyboard('-');
    await waitFor(() => expect(scaleOf(window)).toBeCloseTo(before, 5));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Work orders' })).toHaveFocus();
    const seen = new Set([document.activeElement?.textContent]);
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      canvas.getByRole('link', { name: 'Work orders' }).focus();
      await userEvent.keyboard(`{${key}}`);
      seen.add(document.activeElement?.textContent);
    }
    await expect(seen.size).toBeGreaterThan(2);
    await userEvent.keyboard('0');
    await waitFor(() => expect(scaleOf(window)).toBeGreaterThan(0));
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Zoom out' })).toHaveFocus();
  },
};

export const AsList: Story = {
  name: 'The same as a list',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    const list = within(canvas.getByRole('list', { name: 'Entities and their relations' }));
    await expect(list.getByText('Customer: exactly one record of “Customers”')).toBeVisible();
    await expect(list.getByText('No relations to other entities')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '#visit');
  },
};

const many = Array.from({ length: 200 }, (_, index) => entity(`e${index}`, `Entity ${index}`));
const ties = many
  .slice(1)
  .map(({ id }, index) => relation(id, `e${Math.floor(index / 3)}`, 'Parent'));

export const TwoHundred: Story = {
  name: 'Two hundred entities',
  args: { entities: many, relations: ties },
  play: async ({ canvasElement }) => {
    const window = await drawn(canvasElement);
    await expect(within(window).getAllByRole('link')).toHaveLength(200);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fit to view' }));
    await waitFor(() => expect(scaleOf(window)).toBeLessThan(0.7));
  },
};

export const TooMany: Story = {
  args: { entities: many, relations: ties, most: 100 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/at most \d+ entities at once, and there are 200/),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
