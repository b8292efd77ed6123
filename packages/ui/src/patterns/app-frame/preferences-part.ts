/** The dialogs that a person's preferences are changed in. */
export type PreferencesPart = 'appearance' | 'region' | 'shortcuts';

/** Opens the list of shortcuts. */
export const shortcutsKey = '?';
