export { EnterLine as EnterOther } from '../entry/enter-line.tsx';
