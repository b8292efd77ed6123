import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Field } from '../../components/field/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { errorMessage } from '../../error-message.ts';
import { signInMessages } from './messages.ts';
import type { SignInProps } from './sign-in-props.ts';

interface Problems {
  readonly email?: string;
  readonly password?: string;
  readonly all?: string;
}

export interface SignInFormProps extends Pick<
  SignInProps,
  'defaultEmail' | 'focusFirst' | 'onSignIn'
> {
  readonly passwordRef?: RefObject<HTMLInputElement | null>;
  readonly className?: string;
}

/** E-mail and password, and what is wrong with them. */
export function SignInForm(props: SignInFormProps) {
  const { defaultEmail, focusFirst, onSignIn, passwordRef, className } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const slow = useSlow(busy);
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
      ...(email === '' ? { email: signInMessages.emailMissing } : {}),
      ...(password === '' ? { password: signInMessages.passwordMissing } : {}),
    };
    setProblems(missing);
    if (email === '' || password === '') {
      control(email === '' ? 'email' : 'password')?.focus();
      return;
    }
    setBusy(true);
    const refused = await onSignIn({ email, password }).catch((error: unknown) =>
      errorMessage(error, signInMessages.failed),
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
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-describedby={problems.all === undefined ? undefined : `${id}problem`}
      className={joinClassNames('flex flex-col gap-4', className)}
    >
      {problems.all !== undefined && (
        <Banner id={`${id}problem`} tone="danger" announce="assertive">
          {problems.all}
        </Banner>
      )}
      <Field label={signInMessages.email} error={problems.email}>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultEmail}
          // `focusFirst` asks for it, and screen readers announce the field with its label.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={focusFirst}
        />
      </Field>
      <Field label={signInMessages.password} error={problems.password}>
        <PasswordField name="password" ref={passwordRef} autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" busy={busy} className="mt-1 w-full">
        {busy ? signInMessages.submitting : signInMessages.submit}
      </Button>
      <output className="text-md text-balance text-ink-muted empty:hidden">
        {slow ? signInMessages.slow : ''}
      </output>
    </form>
  );
}

/** Milliseconds after which waiting is explained. */
const unexplained = 1500;

/** Returns whether something has been going on for long. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(setSlow, unexplained, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}
