export const timeFieldLabels = {
  clear: 'Clear',
  incompleteTime: 'Complete the time, or clear it.',
};
