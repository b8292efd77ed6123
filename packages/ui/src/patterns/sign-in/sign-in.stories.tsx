import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '../../components/banner/index.ts';
import { SignIn } from './sign-in.tsx';

const meta = {
  title: 'Patterns/Sign in',
  component: SignIn,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'Hartmann Workshop',
    purpose: 'Keeps the workshop’s orders moving from first call to paid invoice.',
    onSignIn: fn(async (): Promise<string | undefined> => undefined),
  },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SessionEnded: Story = {
  args: {
    notice: (
      <Banner tone="warning" title="Your session ended">
        Sign in again to continue where you left off.
      </Banner>
    ),
    footer: 'To sign in, use a demo account from the terminal where you started this application.',
  },
};

export const Missing: Story = {
  name: 'Missing values are reported at their fields',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Enter your e-mail address.',
    );
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSignIn: fn(async () => 'E-mail and password do not belong together.') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mira@example.com');
    await userEvent.tab();
    await userEvent.keyboard('wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not belong together');
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'mira@example.com',
      password: 'wrong',
    });
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    // Typed again, it replaces what was wrong.
    await userEvent.keyboard('right');
    await expect(canvas.getByLabelText('Password')).toHaveValue('right');
  },
};

export const Rejected: Story = {
  name: 'Unexpected errors are shown',
  args: {
    defaultEmail: 'mira@example.com',
    onSignIn: fn(async () => {
      throw new Error('The server did not answer within 10 seconds. Try again in a moment.');
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('did not answer');
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};

export const ShownPassword: Story = {
  name: 'Keyboard, visible password and password manager',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await userEvent.keyboard(' mira@example.com ');
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'mira@example.com',
      password: 'secret',
    });
  },
};

export const Busy: Story = {
  args: {
    defaultEmail: 'mira@example.com',
    onSignIn: fn(() => new Promise<undefined>(() => undefined)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await canvas.findByRole('button', { name: 'Signing in…' });
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await canvas.findByText(/^The server hasn’t answered yet/, {}, { timeout: 10_000 });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar-EG' },
  args: {
    product: 'ورشة هارتمان',
    purpose: 'من أول اتصال إلى الفاتورة المدفوعة.',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongContent: Story = {
  args: {
    product: 'Hartmann & Söhne Workshop for Machine Tools and Conveyors, Northern Region',
    purpose:
      'Keeps the workshop’s orders moving from first call to paid invoice, for dispatchers, technicians and customers in the whole of the northern region.',
    defaultEmail: 'mira.dahl-and-a-very-long-name@northern-region.workshop.example.com',
  },
  globals: { viewport: { value: 'mobile1' } },
};
