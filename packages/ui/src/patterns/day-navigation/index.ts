export {
  DayNavigation,
  type DayNavigationLabels,
  type DayNavigationProps,
} from './day-navigation.tsx';
