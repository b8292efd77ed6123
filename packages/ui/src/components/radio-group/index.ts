export { Radio, type RadioProps } from './radio.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx';
