export { Avatar, type AvatarProps } from './avatar.tsx';
export { initials } from './initials.ts';
