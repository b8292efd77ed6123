export { describePixels } from './describe-pixels.ts';
export { differencePicture } from './difference-picture.ts';
export { comparePixels, type PixelDifference } from './pixel-difference.ts';
export type { Region } from './regions.ts';
export { type Cause, findCauses } from './style-difference.ts';
export { describeTreeChanges } from './tree-difference.ts';
