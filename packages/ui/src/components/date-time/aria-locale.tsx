import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface AriaLocaleProps {
  /** A BCP 47 tag; the browser's language when absent. */
  readonly locale: string | undefined;
  readonly children: ReactNode;
}

/** Sets the language that react-aria's dates and times are written in. */
export function AriaLocale({ locale, children }: AriaLocaleProps) {
  return locale === undefined ? children : <I18nProvider locale={locale}>{children}</I18nProvider>;
}
