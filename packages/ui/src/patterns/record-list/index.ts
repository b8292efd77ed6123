export { CardContent } from './card-content.tsx';
export * from './column-chooser.tsx';
export * from './record-list.tsx';
export type * from './record-list-props.ts';
export * from './sort-chooser.tsx';
export { phone, useMediaQuery } from '../use-media-query.ts';
