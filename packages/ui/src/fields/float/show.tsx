export { ShowNumber as ShowFloat } from '../number/show-number.tsx';
