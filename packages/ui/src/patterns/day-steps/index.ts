export { DaySteps, type DayStepsLabels, type DayStepsProps } from './day-steps.tsx';
