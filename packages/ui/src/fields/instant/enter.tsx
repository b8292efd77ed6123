export { EnterMoment as EnterInstant } from '../moment/enter-moment.tsx';
