import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PageHeader } from '../../components/page-header/index.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';

/** The place in a phone's top bar for a screen's title and first action; null outside of an AppFrame. */
export const ScreenBarContext = createContext<HTMLElement | null>(null);

/** The place at the end of the top bar for what leads on from a screen; null outside of an AppFrame. */
export const ScreenBarEndContext = createContext<HTMLElement | null>(null);

/** Content at the end of the top bar, beside the breadcrumbs. */
export function ScreenBarEnd({ children }: { readonly children: ReactNode }) {
  const bar = use(ScreenBarEndContext);
  return bar && createPortal(children, bar);
}

export interface ScreenHeaderProps {
  /** A word or two, as a list has: on phones it has one line beside the action. */
  readonly title: ReactNode;
  /** Beside the title: a button that says more. A phone has no room for it. */
  readonly about?: ReactNode;
  /** One line below the title; a phone has no room for it. */
  readonly description?: ReactNode;
  /** Buttons at the end, the primary one last; one or two, with short texts. */
  readonly actions?: ReactNode;
}

/**
 * The head of a screen with a short title. On phones, within an AppFrame, it
 * takes the top bar's place, so that the screen itself starts right below. For
 * a record, whose title may be long, use PageHeader.
 */
export function ScreenHeader({ title, about, description, actions }: ScreenHeaderProps) {
  const bar = use(ScreenBarContext);
  const narrow = useMediaQuery(phone);
  if (bar === null || !narrow) {
    return <PageHeader title={title} status={about} description={description} actions={actions} />;
  }
  return createPortal(
    <>
      <h1 className="order-1 line-clamp-2 min-w-12 flex-1 text-lg leading-tight text-ink">
        {title}
      </h1>
      {actions !== undefined && (
        <div className="order-3 flex shrink-0 items-center gap-2">{actions}</div>
      )}
    </>,
    bar,
  );
}
