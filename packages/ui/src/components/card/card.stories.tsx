import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Meter } from '../meter/index.ts';
import { NotShown } from '../not-shown/index.ts';
import { Card, CardFooter, CardHeader, CardTitle } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Card',
  component: Card,
  subcomponents: { CardHeader, CardTitle, CardFooter },
  parameters: { record },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    className: 'max-w-sm',
    children: (
      <>
        <CardHeader>
          <CardTitle>States and transitions</CardTitle>
          <span className="text-md text-ink-subtle">3 of 4</span>
        </CardHeader>
        <Meter
          label="States and transitions"
          total={4}
          segments={[
            { label: 'from the database', value: 1, tone: 'success' },
            { label: 'declared', value: 2, tone: 'accent' },
          ]}
        />
        <p className="text-ink-muted">Work order, visit and invoice move as declared.</p>
        <NotShown>Equipment condition: transitions not shown</NotShown>
      </>
    ),
  },
};

export const WithFooter: Story = {
  args: {
    className: 'max-w-sm min-h-40',
    children: (
      <>
        <CardTitle>Connect your database</CardTitle>
        <p className="text-ink-muted">Its catalog is read, in a read-only transaction.</p>
        <CardFooter>
          <Button size="small">Connect</Button>
        </CardFooter>
      </>
    ),
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {[
        'Purpose and audience',
        'Screens and routes',
        'A title that is much longer than its card is wide',
      ].map((title) => (
        <Card key={title}>
          <CardHeader>
            <CardTitle>{title}</CardTitle>
            <span className="text-md text-ink-subtle">58</span>
          </CardHeader>
          <p className="text-ink-muted">14 lists, 14 details, 26 forms and 4 screens.</p>
        </Card>
      ))}
    </div>
  ),
};
