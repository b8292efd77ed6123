export { EnterNumber as EnterInteger } from '../number/enter-number.tsx';
