import { Primitive as RadixPrimitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { mergeChildClass } from './child-class.ts';

/** Radix's elements with `asChild`, whose child's classes win over the part's. */
export const Primitive = {
  a: (props: ComponentProps<typeof RadixPrimitive.a>) => (
    <RadixPrimitive.a {...mergeChildClass(props)} />
  ),
  button: (props: ComponentProps<typeof RadixPrimitive.button>) => (
    <RadixPrimitive.button {...mergeChildClass(props)} />
  ),
  div: (props: ComponentProps<typeof RadixPrimitive.div>) => (
    <RadixPrimitive.div {...mergeChildClass(props)} />
  ),
  h2: (props: ComponentProps<typeof RadixPrimitive.h2>) => (
    <RadixPrimitive.h2 {...mergeChildClass(props)} />
  ),
  p: (props: ComponentProps<typeof RadixPrimitive.p>) => (
    <RadixPrimitive.p {...mergeChildClass(props)} />
  ),
  span: (props: ComponentProps<typeof RadixPrimitive.span>) => (
    <RadixPrimitive.span {...mergeChildClass(props)} />
  ),
};
