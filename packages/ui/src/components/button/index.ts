export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';
export { buttonStyles } from './styles.ts';
