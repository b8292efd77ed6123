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
        Sign in again to go on where you were.
      </Banner>
    ),
    footer: 'The command that started this application printed the demonstration accounts.',
  },
};

export const Missing: Story = {
  name: 'What is missing is said beside its field',
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
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    product: 'ورشة هارتمان',
    purpose: undefined,
    labels: { email: 'البريد الإلكتروني', password: 'كلمة المرور', submit: 'تسجيل الدخول' },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
