import { declare } from '@ninefold/specification';

export const specification = declare({ title: 'Library' });
