export { ListScreen } from '../routes/record-list.tsx';
