export { PermissionMatrix } from './permission-matrix.tsx';
export type * from './permission-matrix-props.ts';
export { permissionMatrixLabels } from './labels.ts';
