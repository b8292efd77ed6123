export {
  defineConfig,
  type External,
  type Project,
  type StorybookBuild,
  type VisualReviewConfig,
} from './configuration.ts';
export { listModes, type Mode, modeNamed, type ModeSettings, type StoryTraits } from './modes.ts';
export type { VisualParameters } from './parameters.ts';
