/** Something that is done, or a place that is gone to, from the palette. */
export interface PaletteCommand {
  /** Unique in the palette: the active command stays the same one by it. */
  readonly id: string;
  readonly label: string;
  /** The kind of thing, shown beside the label. */
  readonly detail?: string;
  /** Chooses the icon before the label. */
  readonly kind?: 'action' | 'list' | 'recent' | 'record' | 'screen';
  /** Other names that it is found by, and are not shown. */
  readonly keywords?: readonly string[];
  /** The keys that do the same: `Mod+Enter`. */
  readonly shortcut?: string;
  /** Leads there. */
  readonly href?: string;
  /** Does it, once the palette has closed and the focus is back. */
  readonly onSelect?: () => void;
  /** The reason it can't be done now. */
  readonly disabledReason?: string;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly PaletteCommand[];
  /** The commands are found elsewhere, as by a server: they keep their order, after the other groups. */
  readonly searched?: boolean;
  /** They answer an earlier text: those that don't match the text are left out. */
  readonly outdated?: boolean;
  /** More commands may come. */
  readonly loading?: boolean;
  /** The reason commands are missing: "Customers couldn't be searched". */
  readonly problem?: string;
  /** Loads them again. */
  readonly onRetry?: () => void;
  /** Shown where an answer holds no command. */
  readonly empty?: string;
}

export interface CommandPaletteProps {
  /** With an empty text they are shown in this order; with another, the best match comes first. */
  readonly groups: readonly PaletteGroup[];
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The keys that have opened it, which close it too. */
  readonly shortcut?: string;
  readonly onClose: () => void;
}
