import { type ComponentProps, createContext, use } from 'react';

/** How links lead to other places of the application. */
export interface LinkNavigation {
  /** Turns an address of the application (`/customers`) into one of the page (`/app/customers`). */
  readonly createHref: (address: string) => string;
  /** Goes to an address of the page without loading it; false where only the browser can. */
  readonly navigate: (href: string) => boolean;
  /**
   * Called when a pointer or the focus comes to a link, and without an address when it leaves.
   *
   * @param soon Whether it is touched, and so about to be followed.
   */
  readonly preload?: (href: string | undefined, soon: boolean) => void;
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
  'onClick' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>;

/** Lets the application follow a link. Modified clicks, downloads and other windows stay the browser's. */
export function useFollowedLink(given: AnchorEvents): Required<AnchorEvents> {
  const { navigate, preload } = use(NavigationContext);
  const leave = () => preload?.(undefined, false);
  return {
    onClick(event) {
      given.onClick?.(event);
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const href = hrefOf(event.currentTarget);
      if (href !== undefined && navigate(href)) event.preventDefault();
    },
    onPointerEnter(event) {
      given.onPointerEnter?.(event);
      preload?.(hrefOf(event.currentTarget), event.pointerType === 'touch');
    },
    onPointerLeave(event) {
      given.onPointerLeave?.(event);
      leave();
    },
    onFocus(event) {
      given.onFocus?.(event);
      preload?.(hrefOf(event.currentTarget), false);
    },
    onBlur(event) {
      given.onBlur?.(event);
      leave();
    },
  };
}

/** The address of a link that opens in this window. */
function hrefOf(link: HTMLAnchorElement): string | undefined {
  const opensHere = link.target === '' || link.target === '_self';
  const isFollowed = opensHere && !link.hasAttribute('download');
  return isFollowed ? (link.getAttribute('href') ?? undefined) : undefined;
}
