export const timeFieldLabels = {
  incompleteTime: 'Complete the time, or clear it.',
};
