import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Meter } from '../meter/index.ts';
import { NotShown } from '../not-shown/index.ts';
import { Grid } from '../grid/index.ts';
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
    <Grid columns={3}>
      <Card>
        <CardHeader>
          <CardTitle>Usual</CardTitle>
          <span className="text-md text-ink-subtle">58</span>
        </CardHeader>
        <p className="text-ink-muted">14 lists, 14 details, 26 forms and 4 screens.</p>
      </Card>
      <Card padding="large">
        <CardTitle>Large</CardTitle>
        <p className="text-ink-muted">For a page that stands alone.</p>
      </Card>
      <Card padding="none">
        <div className="h-10 border-b border-line bg-sunken" />
        <p className="px-4 py-2">Filled to its edge</p>
      </Card>
      <Card>
        <CardTitle>With a foot</CardTitle>
        <p className="text-ink-muted">Its catalog is read, in a read-only transaction.</p>
        <CardFooter>
          <Button size="small">Connect</Button>
        </CardFooter>
      </Card>
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    className: 'max-w-64',
    children: (
      <>
        <CardHeader>
          <CardTitle className="break-words">
            What is known of
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
          </CardTitle>
          <span className="text-md text-ink-subtle">3 of 4</span>
        </CardHeader>
        <p className="text-ink-muted">
          {'Work order, visit and invoice move as declared. '.repeat(6)}
        </p>
      </>
    ),
  },
};

export const Empty: Story = { args: { className: 'min-h-20 max-w-sm' } };

export const RightToLeft: Story = { ...WithFooter, globals: { direction: 'rtl' } };
