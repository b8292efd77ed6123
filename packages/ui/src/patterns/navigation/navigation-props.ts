/**
 * How the links of patterns lead on without a page load. Without a provider
 * they are plain links and work all the same.
 */
export interface Navigation {
  /** Goes to an address of this application, as a router's `navigate` does. */
  readonly navigate: (href: string) => void;
  /** Called when a pointer or the focus comes to a link: a chance to load ahead. */
  readonly preload?: (href: string) => void;
}
