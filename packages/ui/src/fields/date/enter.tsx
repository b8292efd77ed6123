export { EnterMoment as EnterDate } from '../moment/enter-moment.tsx';
