export { applyAppearance, checkedAppearance, type Appearance } from './appearance.ts';
