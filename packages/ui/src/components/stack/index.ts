export { Stack, type Gap, type StackProps } from './stack.tsx';
