/** The toolbar's theme, contrast, density, direction, language and network. */
export {
  appearanceGlobals,
  initialAppearance,
  loadStoryLanguage,
  withAppearance,
} from './appearance.tsx';
