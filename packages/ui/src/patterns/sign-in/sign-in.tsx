import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Field } from '../../components/field/index.ts';
import { Logo } from '../../components/logo/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { messageOf } from '../message-of.ts';
import type { SignInLabels, SignInProps } from './sign-in-props.ts';

const defaultLabels: SignInLabels = {
  heading: (product) => `Sign in to ${product}`,
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
  failed: 'Signing in failed. Try again in a moment.',
};

interface Problems {
  readonly email?: string;
  readonly password?: string;
  readonly all?: string;
}

/** The sign-in screen: one form in the middle of the page. */
export function SignIn(props: SignInProps) {
  const { product, purpose, defaultEmail, onSignIn, notice, footer, className } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const control = (name: 'email' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = textOf(data.get('email')).trim();
    const password = textOf(data.get('password'));
    const missing = {
      ...(email === '' ? { email: labels.emailMissing } : {}),
      ...(password === '' ? { password: labels.passwordMissing } : {}),
    };
    setProblems(missing);
    if (email === '' || password === '') {
      control(email === '' ? 'email' : 'password')?.focus();
      return;
    }
    setBusy(true);
    const refused = await onSignIn({ email, password }).catch((error: unknown) =>
      messageOf(error, labels.failed),
    );
    setBusy(false);
    if (typeof refused === 'string') {
      setProblems({ all: refused });
      // Most likely mistyped: typing it again replaces it.
      control('password')?.focus();
      control('password')?.select();
    }
  };

  return (
    <main
      data-slot="sign-in"
      className={joinClassNames(
        'grid min-h-dvh content-center justify-items-center gap-6 bg-sunken px-4 py-10 text-ink',
        className,
      )}
    >
      <div className="flex w-full max-w-sm flex-col gap-5">
        <header className="flex flex-col items-center gap-3 text-center">
          <Logo className="size-9" />
          <div>
            <h1 className="text-xl text-balance break-words">{labels.heading(product)}</h1>
            {purpose !== undefined && (
              <p className="mt-1 text-balance text-ink-subtle">{purpose}</p>
            )}
          </div>
        </header>
        {notice}
        <form
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-describedby={problems.all === undefined ? undefined : `${id}problem`}
          className="flex flex-col gap-4 rounded-lg border border-line bg-panel p-5 shadow-sm sm:p-6"
        >
          {problems.all !== undefined && (
            <Banner id={`${id}problem`} tone="danger" announce="assertive">
              {problems.all}
            </Banner>
          )}
          <Field label={labels.email} error={problems.email}>
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={defaultEmail}
            />
          </Field>
          <Field label={labels.password} error={problems.password}>
            <PasswordField
              name="password"
              autoComplete="current-password"
              showLabel={labels.showPassword}
              hideLabel={labels.hidePassword}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy} className="mt-1 w-full">
            {busy ? labels.submitting : labels.submit}
          </Button>
        </form>
        {footer !== undefined && (
          <div className="text-center text-balance text-ink-subtle">{footer}</div>
        )}
      </div>
    </main>
  );
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}
