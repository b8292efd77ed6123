import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { manySections, sections } from '../../../testing/specification-sample/sections.ts';
import { SpecificationFacts } from './specification-facts.tsx';

const meta = {
  title: 'Patterns/Specification facts',
  component: SpecificationFacts,
  parameters: { layout: 'fullscreen' },
  args: { sections },
  decorators: [
    (Story) => (
      <main className="h-dvh overflow-auto p-4">
        <h1 className="text-xl">Entities and fields</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SpecificationFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sources: Story = {
  name: 'Facts have sources; names and SQL are collapsed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fact = canvas.getByRole('link', { name: 'its list of values' }).closest('li[id]');
    await expect(fact).toHaveTextContent('declaredstates["work_order.status"]');
    await expect(fact).toHaveTextContent('colour: not shown');
    const lines = canvas.getByText(/timestamp with time zone/);
    await expect(lines).not.toBeVisible();
    const [folded] = canvas.getAllByText('For developers');
    // The summary is the browser's own: it opens by key and by press alike.
    await userEvent.click(folded ?? lines);
    await expect(lines).toBeVisible();
    await userEvent.click(canvas.getByText('2 more sources'));
    await expect(canvas.getByText('entities.work_order.fields.due_at.label')).toBeVisible();
  },
};

export const DeepLink: Story = {
  name: 'The fact in the address is scrolled to, focused and marked',
  args: { marked: 'customer' },
  play: async ({ canvasElement }) => {
    const named = canvasElement.querySelector('#customer');
    await waitFor(() => expect(named).toHaveFocus());
    await expect(named).toHaveAttribute('data-marked', 'true');
  },
};

export const VeryMany: Story = {
  name: 'A thousand tables: only near ones are rendered, all can be linked to',
  args: { sections: manySections(1000, 15), marked: 'entity_900/field_7' },
  parameters: { visual: { none: 'It is what is drawn at once, of a page of thousands of facts.' } },
  play: async ({ canvasElement }) => {
    // Roles of thousands of elements take a minute to be computed.
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(1000);
    await waitFor(() => expect(document.activeElement?.id).toBe('entity_900/field_7'));
    // The page above it is still being drawn, and it comes back into sight.
    await waitFor(async () => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(
      canvasElement.querySelectorAll('[data-slot=specification-fact]').length,
    ).toBeLessThan(600);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { marked: 'customer' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
