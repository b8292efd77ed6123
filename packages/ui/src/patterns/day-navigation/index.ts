export { DayNavigation, dayNavigationLabels, type DayNavigationProps } from './day-navigation.tsx';
