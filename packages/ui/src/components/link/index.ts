export { Anchor, type AnchorProps, HrefProvider, useCreateHref } from './anchor.tsx';
export { Link, type LinkProps } from './link.tsx';
