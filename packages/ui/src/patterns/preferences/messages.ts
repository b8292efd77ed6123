import { messages } from '@ninefold/messages';

export const preferencesMessages = messages('preferences', {
  appearance: 'Appearance',
  appearanceScope: 'Applies to this browser only.',
  theme: 'Theme',
  contrast: 'Contrast',
  density: 'Density',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  standard: 'Standard',
  more: 'More',
  comfortable: 'Comfortable',
  compact: 'Compact',
  region: 'Regional format',
  regionScope: 'Applies to numbers, dates and times in this browser only.',
  format: 'Number and date format',
  timeZone: 'Time zone',
  default: 'Default: {value}',
  example: 'Example: {value}',
  now: 'It is {time} there now.',
  done: 'Done',
});
