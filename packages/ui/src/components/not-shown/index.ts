export { NotShown, type NotShownProps } from './not-shown.tsx';
