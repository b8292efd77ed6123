export { ItemsInput } from './items-input.tsx';
export { itemsMessages } from './messages.ts';
