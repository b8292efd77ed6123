import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type SyntheticEvent,
  use,
} from 'react';

/** How links lead to other places of the application. */
export interface LinkNavigation {
  /** Turns an address of the application (`/customers`) into one of the page (`/app/customers`). */
  readonly createHref: (address: string) => string;
  /** Goes to an address of the page without loading it; false where only the browser can. */
  readonly navigate: (href: string) => boolean;
  /** Called when a pointer or the focus comes to a link, and without an address when the pointer leaves. */
  readonly preload?: (href?: string) => void;
}

/** Without an application, links are the browser's. */
const NavigationContext = createContext<LinkNavigation>({
  createHref: (address) => address,
  navigate: () => false,
});

/** Gives the links below it the application's router. */
export const LinkNavigationProvider = NavigationContext.Provider;

/** Returns what turns the `href` of a link into the one that the page shows. */
export function useCreateHref(): (href: string) => string {
  const { createHref } = use(NavigationContext);
  return (href) => (/^\/(?!\/)/.test(href) ? createHref(href) : href);
}

/** Returns what goes to an address as a link to it does. */
export function useNavigate(): (address: string) => void {
  const { navigate } = use(NavigationContext);
  const createHref = useCreateHref();
  return (address) => {
    const href = createHref(address);
    if (!navigate(href)) window.location.assign(href);
  };
}

type AnchorEvents = Pick<
  ComponentProps<'a'>,
  'onClick' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus'
>;

/** Returns whether a click on a link is left to the browser: it opens another tab or window, or downloads. */
export function isBrowserClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Lets the application follow a link. Modified clicks, downloads and other windows stay the browser's. */
export function useFollowedLink(given: AnchorEvents): Required<AnchorEvents> {
  const { navigate, preload } = use(NavigationContext);
  const approach = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    preload?.(hrefOf(currentTarget));
  return {
    onClick: after(given.onClick, (event) => {
      if (isBrowserClick(event)) return;
      const href = hrefOf(event.currentTarget);
      if (href !== undefined && navigate(href)) event.preventDefault();
    }),
    onPointerEnter: after(given.onPointerEnter, approach),
    onPointerLeave: after(given.onPointerLeave, () => preload?.()),
    onFocus: after(given.onFocus, approach),
  };
}

/** Calls a link's own listener first, which can prevent the other. */
function after<E extends SyntheticEvent>(
  own: ((event: E) => void) | undefined,
  listener: (event: E) => void,
): (event: E) => void {
  return (event) => {
    own?.(event);
    if (!event.defaultPrevented) listener(event);
  };
}

/** The address of a link that opens in this window. */
function hrefOf(link: HTMLAnchorElement): string | undefined {
  const isFollowed = /^(?:_self)?$/.test(link.target) && !link.hasAttribute('download');
  return isFollowed ? (link.getAttribute('href') ?? undefined) : undefined;
}
