export interface EntityDirectoryProps {
  /** Those found, in the order in which they are listed. */
  readonly entries: readonly DirectoryEntry[];
  /** How many there are of those found; `entries` may be fewer. */
  readonly total: number;
  /** The search term; empty for none. */
  readonly search: string;
  /** Typing rests, Enter is pressed, or the search is emptied. */
  readonly onSearchChange: (search: string) => void;
  /** Lists more of them; absent where all are listed. */
  readonly onMore?: () => void;
  /** Another answer is on its way; what is listed is of the one before. */
  readonly busy?: boolean;
}

export interface DirectoryEntry {
  readonly id: string;
  /** "Work orders" */
  readonly title: string;
  /** Where its records are listed. */
  readonly href: string;
  readonly description?: string;
  /** The kind of relation, unless it is a table: "view". */
  readonly kind?: string;
  /** About how many records: "4,811". */
  readonly figure?: string;
}
