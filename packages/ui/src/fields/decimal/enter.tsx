export { EnterNumber as EnterDecimal } from '../number/enter-number.tsx';
