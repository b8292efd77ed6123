export { ShowNumber as ShowDecimal } from '../number/show-number.tsx';
