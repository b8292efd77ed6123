export { CustomCode } from './custom-code.tsx';
export { useEntity } from './use-entity.ts';
