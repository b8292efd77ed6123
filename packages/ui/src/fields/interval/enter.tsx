export { EnterLine as EnterInterval } from '../entry/enter-line.tsx';
