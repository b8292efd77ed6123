export * from './avatar.tsx';
export * from './initials.ts';
