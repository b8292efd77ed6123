export { EditableRecord } from './record-screen.tsx';
