import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { CodeBlock } from '../code/index.ts';
import { Link } from '../link/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './index.ts';
import { record } from './record.ts';

const why = (
  <>
    <PopoverTrigger asChild>
      <Button>Why?</Button>
    </PopoverTrigger>
    <PopoverContent aria-labelledby="why">
      <h2 id="why" className="font-semibold">
        Why is Due required, and after Opened?
      </h2>
      <p className="mt-1 text-ink-muted">
        An order must say when it is due, and that must be later than when it was opened. The
        database refuses anything else.
      </p>
      <p className="mt-3 mb-2 flex items-center gap-1.5">
        <Badge variant="outline">from database</Badge>
        <Badge variant="outline">point 5 · rules</Badge>
        <Link href="#specification" className="ms-auto text-md">
          Open in specification
        </Link>
      </p>
      <CodeBlock
        label="For developers"
        code={'work_order.due_at  NOT NULL\nCHECK (due_at > opened_at)'}
        copyable={false}
      />
    </PopoverContent>
  </>
);

const meta = {
  title: 'Components/Popover',
  component: Popover,
  subcomponents: { PopoverContent },
  parameters: { record, docs: { story: { inline: false, height: '360px' } } },
  args: { children: why },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { defaultOpen: true } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Why?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: /Why is Due required/ });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await expect(within(popover).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <PopoverTrigger asChild>
          <Button>Why?</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Why">
          <p>{'An order must say when it is due, and that must be later than that. '.repeat(12)}</p>
          <p className="break-words">
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
          </p>
        </PopoverContent>
      </>
    ),
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <div>
        <Popover {...args} />
      </div>
    </ExampleDialog>
  ),
};
