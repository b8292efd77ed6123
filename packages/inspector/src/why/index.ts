export { WhyEverywhere } from './why-everywhere.tsx';
