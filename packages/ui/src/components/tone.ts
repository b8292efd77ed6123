/** What something means, apart from its words: never shown by colour alone. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'violet';
