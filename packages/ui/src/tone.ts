/**
 * The meaning of a colour, which never shows by colour alone. `special` marks what is set apart
 * from the ordinary course: an order on hold, a policy.
 */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'special';
