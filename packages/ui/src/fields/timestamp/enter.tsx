export { EnterMoment as EnterTimestamp } from '../moment/enter-moment.tsx';
