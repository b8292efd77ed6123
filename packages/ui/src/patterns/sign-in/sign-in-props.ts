import type { ReactNode } from 'react';

export interface SignInProps {
  /** The product's title. */
  readonly product: string;
  /** The address of its logo. The Ninefold mark, when left out. */
  readonly logo?: string;
  /** One sentence below the title. */
  readonly purpose?: string;
  readonly defaultEmail?: string;
  /** Focuses the first field, on a page that is opened to sign in. */
  readonly focusFirst?: boolean;
  /**
   * Signs in, and goes to the next screen. Resolves with nothing, or with a message
   * if it failed; a rejection is shown in the same way. Typed values stay. Until it
   * resolves the form is busy and cannot be sent again.
   */
  readonly onSignIn: (credentials: Credentials) => Promise<string | undefined | void>;
  /** Above the form: "Your session ended", the example marker. */
  readonly notice?: ReactNode;
  /** Below the form: the demonstration accounts. */
  readonly footer?: ReactNode;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInDialogProps extends Pick<SignInProps, 'defaultEmail' | 'onSignIn'> {
  /** Closes the dialog. The screen stays, without a session. */
  readonly onClose: () => void;
}
