import { functions, functionScreen } from '../calls/index.ts';
import { detail } from '../detail/index.ts';
import { entities } from '../entities/index.ts';
import { create, edit } from '../form/index.ts';
import { home } from '../home/index.ts';
import { list } from '../list/index.ts';
import { signIn } from '../sign-in/index.ts';
import { specification, specificationPoint } from '../specification/index.ts';

/** The screens of every product. Each is loaded with the first address that shows it. */
export const screens = {
  signIn,
  home,
  specification,
  specificationPoint,
  functions,
  function: functionScreen,
  entities,
  list,
  create,
  detail,
  edit,
} as const;
