import type { ReactNode } from 'react';

export interface AppFrameProps {
  /** The product's title, with the link home. */
  readonly brand: {
    readonly title: string;
    readonly href: string;
    /** The address of the product's logo. The Ninefold mark, when left out. */
    readonly logo?: string;
    /** The number of known points, 0 to 9, which the mark shows. */
    readonly known?: number;
  };
  /** Marks every screen of the example; absent elsewhere. */
  readonly marker?: ReactNode;
  /** Opens the command palette. Absent: there is none. */
  readonly search?: FrameSearch;
  /** Says whose records are shown, and chooses others: a TenantSwitcher. */
  readonly tenant?: ReactNode;
  /** Above the groups: the places that the person has chosen. They have no shortcuts. */
  readonly favourites?: readonly NavigationEntry[] | undefined;
  readonly groups: readonly NavigationGroup[];
  /** Beneath the groups: a piece of the application's own. */
  readonly navigationEnd?: ReactNode;
  /** A note above the groups if their entries are missing: "No entities known". */
  readonly noEntries?: string;
  /** On phones, at the bottom; at most four, with short names. All places are behind "More". */
  readonly phoneEntries?: readonly NavigationEntry[];
  readonly user?: FrameUser;
  readonly onSignOut?: () => void;
  /** Asks whom to view the application as. Absent where the person can't. */
  readonly onViewAs?: () => void;
  /** Present while somebody else is viewed. */
  readonly onStopViewing?: (() => void) | undefined;
  /** Across the top of every screen: a ViewingBanner. */
  readonly banner?: ReactNode;
  /** In the account menu, for developers of the application. */
  readonly developerEntries?: readonly AccountEntry[];
  /** The sign-in screen, for a visitor of a product with accounts. */
  readonly signInHref?: string;
  /** The way here, outermost first; the last is this screen. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** At the end of the top bar: "Updated just now". A phone has no room for it. */
  readonly topBarEnd?: ReactNode;
  /** At the very end of the top bar, on phones too: a small button that asks about the screen. */
  readonly ask?: ReactNode;
  /** The screen. What is higher than the room left scrolls; a RecordList fills it and scrolls its rows. */
  readonly children: ReactNode;
}

export interface FrameSearch {
  /** The keys that do the same: `Mod+K`. */
  readonly shortcut: string;
  readonly onOpen: () => void;
  /** Called when the button is pointed at or focused. */
  readonly onPreload?: () => void;
}

export interface AccountEntry {
  readonly label: string;
  /** The keys that do the same: `Alt+Shift+L`. */
  readonly shortcut?: string;
  readonly onSelect: () => void;
}

export interface NavigationGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly NavigationEntry[];
}

export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  /** At the end: a count, "9 of 9". */
  readonly figure?: string;
  readonly current?: boolean;
  /** The "Why?" question about it. Absent if there is no answer. */
  readonly why?: string;
  readonly children?: readonly NavigationEntry[];
}

export interface FrameUser {
  readonly name: string;
  readonly role?: string;
}

export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}
