export { EnterNumber as EnterFloat } from '../number/enter-number.tsx';
