import { messageLanguage } from '@ninefold/messages';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Makes react-aria speak the language of the interface; it would speak the browser's. */
export function AriaLanguage({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={messageLanguage().language}>{children}</I18nProvider>;
}
