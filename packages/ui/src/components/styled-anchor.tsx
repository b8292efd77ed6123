import { mergeChildClass } from './child-class.ts';
import { Anchor, type AnchorProps } from './link/anchor.tsx';

/** An Anchor with classes of its own, which give way to those of its child. */
export function StyledAnchor(props: AnchorProps) {
  return <Anchor {...mergeChildClass(props)} />;
}
