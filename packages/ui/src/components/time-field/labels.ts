export interface TimeFieldLabels {
  readonly clear: string;
  /** The problem while segments are missing. */
  readonly incompleteTime: string;
}

export const timeFieldLabels: TimeFieldLabels = {
  clear: 'Clear',
  incompleteTime: 'Complete the time, or clear it.',
};
