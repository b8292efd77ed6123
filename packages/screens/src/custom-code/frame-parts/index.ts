import { deferred } from '../../application/index.ts';
import type { FramePartProps } from './frame-part.tsx';

export { type CustomFramePart, defineFramePart } from './define-frame-part.ts';

export const FramePart = deferred<'FramePart', FramePartProps>(
  () => import('./frame-part.tsx'),
  'FramePart',
);
