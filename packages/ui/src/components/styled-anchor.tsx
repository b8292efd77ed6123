import { mergeChildClass } from './child-class.ts';
import { Anchor, type AnchorProps } from './link/anchor.tsx';

/** An Anchor with its own classes, which those of its child override. */
export function StyledAnchor(props: AnchorProps) {
  return <Anchor {...mergeChildClass(props)} />;
}
