export { ShowNumber as ShowInteger } from '../number/show-number.tsx';
