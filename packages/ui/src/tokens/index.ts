export { applyAppearance, readAppearance, saveAppearance, type Appearance } from './appearance.ts';
