import { ProductLogo } from '../../components/logo/index.ts';
import { signInMessages } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInProps } from './sign-in-props.ts';

/** The sign-in screen: one form in the middle of the page. */
export function SignIn(props: SignInProps) {
  const { product, logo, purpose, defaultEmail, focusFirst, onSignIn, notice, footer } = props;
  return (
    <main
      data-slot="sign-in"
      className="grid min-h-dvh content-center justify-items-center gap-6 bg-sunken px-4 py-10 text-ink"
    >
      <div className="flex w-full max-w-sm flex-col gap-5">
        <header className="flex flex-col items-center gap-3 text-center">
          <ProductLogo src={logo} className="size-9" />
          <div>
            <h1 className="text-xl text-balance break-words">
              {signInMessages.heading({ product })}
            </h1>
            {purpose !== undefined && (
              <p className="mt-1 text-balance text-ink-subtle">{purpose}</p>
            )}
          </div>
        </header>
        {notice}
        <SignInForm
          defaultEmail={defaultEmail}
          focusFirst={focusFirst}
          onSignIn={onSignIn}
          className="rounded-lg border border-line bg-panel p-5 shadow-sm sm:p-6"
        />
        {footer !== undefined && (
          <div className="text-center text-balance text-ink-subtle">{footer}</div>
        )}
      </div>
    </main>
  );
}
