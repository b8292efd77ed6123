export { EnterLine as EnterRange } from '../entry/enter-line.tsx';
