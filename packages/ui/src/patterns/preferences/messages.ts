import { messages } from '@ninefold/messages';

export const preferencesMessages = messages('preferences', {
  appearance: 'Appearance',
  scope: 'Applies to this browser only.',
  theme: 'Theme',
  contrast: 'Contrast',
  density: 'Density',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  standard: 'Standard',
  more: 'High',
  comfortable: 'Comfortable',
  compact: 'Compact',
  region: 'Language and region',
  language: 'Language',
  languageScope: 'The page reloads in this language when you close this dialog.',
  format: 'Number and date format',
  timeZone: 'Time zone',
  default: 'Default: {value}',
  example: 'Example: {value}',
  now: 'It is {time} there now.',
  done: 'Done',
  /** In the command palette: "Theme: Dark". */
  choice: '{preference}: {option}',
  /** Beside the choice that applies at present. */
  current: 'Current',
  /** Other words that find a theme in the command palette. */
  darkMode: 'Dark mode',
  lightMode: 'Light mode',
});
