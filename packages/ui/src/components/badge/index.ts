export { Badge, type BadgeProps } from './badge.tsx';
export { badgeStyles } from './styles.ts';
