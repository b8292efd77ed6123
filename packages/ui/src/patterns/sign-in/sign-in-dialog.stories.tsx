import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import type { SignInDialogProps } from './sign-in-props.ts';

const meta = {
  title: 'Patterns/Sign in dialog',
  component: SignInDialog,
  args: {
    defaultEmail: 'mira@example.com',
    onSignIn: fn(async (): Promise<string | undefined> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Sign in again' }));

export const Default: Story = {
  name: 'Only the password has to be typed',
  play: async ({ args }) => {
    await expect(dialog().getByLabelText('E-mail')).toHaveValue('mira@example.com');
    await waitFor(() => expect(dialog().getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('secret{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'mira@example.com',
      password: 'secret',
    });
  },
};

export const Refused: Story = {
  args: { onSignIn: fn(async () => 'E-mail or password is wrong.') },
  play: async () => {
    await userEvent.type(dialog().getByLabelText('Password'), 'wrong{Enter}');
    await expect(await dialog().findByRole('alert')).toHaveTextContent('E-mail or password');
    await expect(dialog().getByLabelText('Password')).toHaveFocus();
  },
};

function OverAScreen(props: SignInDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      {open && (
        <SignInDialog
          {...props}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

export const Closed: Story = {
  name: 'Closing returns the focus',
  render: (args) => <OverAScreen {...args} />,
  play: async ({ canvasElement, args }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(dialog().getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(save).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
