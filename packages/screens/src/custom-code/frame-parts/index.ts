import { deferred } from '../../deferred/index.tsx';
import type { FramePartProps } from './frame-part.tsx';

export { type CustomFramePart, defineFramePart } from './define-frame-part.ts';

export const FramePart = deferred<'FramePart', FramePartProps>(
  () => import('./frame-part.tsx'),
  'FramePart',
);
