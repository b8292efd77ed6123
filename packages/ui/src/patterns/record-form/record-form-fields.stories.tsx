import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import type { FieldDescriptor, FormError } from '../../shapes/index.ts';
import type { RecordChanges } from './record-form-props.ts';
import { RecordForm } from './record-form.tsx';

const plain = { readOnly: false, hasDefault: false };
const name: FieldDescriptor = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  required: true,
  ...plain,
};
const site: FieldDescriptor = {
  name: 'site',
  label: 'Site',
  kind: 'text',
  required: true,
  ...plain,
};
const notes: FieldDescriptor = {
  name: 'notes',
  label: 'Notes',
  kind: 'text',
  required: false,
  ...plain,
};
const phone: FieldDescriptor = {
  name: 'phone',
  label: 'Phone',
  kind: 'text',
  required: false,
  ...plain,
};

interface ChangingProps {
  readonly onSubmit: (changes: RecordChanges) => Promise<readonly FormError[] | undefined>;
}

/** A form whose fields are others once the button is pressed, as after a migration. */
function ChangingForm({ onSubmit }: ChangingProps) {
  const [migrated, setMigrated] = useState(false);
  const fields = migrated ? [phone, name, { ...notes, readOnly: true }] : [name, site, notes];
  return (
    <div className="grid gap-2">
      <Button className="justify-self-start" onClick={() => setMigrated(true)}>
        Migrate the database
      </Button>
      <RecordForm
        label="New customer"
        mode="create"
        fields={fields}
        initial={{ phone: '030 1234' }}
        onSubmit={onSubmit}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/Record form fields',
  component: ChangingForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async (): Promise<readonly FormError[] | undefined> => undefined) },
} satisfies Meta<typeof ChangingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields change while somebody types: nothing typed is lost, and the remaining fields can be saved. */
export const ChangeMeanwhile: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Something is typed', async () => {
      await userEvent.type(canvas.getByLabelText(/Name/), 'Vela');
      await userEvent.type(canvas.getByLabelText(/Site/), 'North dock');
      await userEvent.type(canvas.getByLabelText(/Notes/), 'Ring twice');
    });
    await step('Its fields change', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Migrate the database' }));
      await expect(canvas.getByLabelText(/Name/)).toHaveValue('Vela');
      await expect(canvas.getByLabelText(/Phone/)).toHaveValue('030 1234');
      const left = within(
        await canvas
          .findByText(/no longer exist/)
          .then((title) => title.closest('[data-slot=banner]') as HTMLElement),
      );
      await expect(left.getByText('North dock')).toBeVisible();
      await expect(left.getByText('Ring twice')).toBeVisible();
    });
    await step('What is left is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Vela',
        phone: '030 1234',
      });
    });
  },
};
