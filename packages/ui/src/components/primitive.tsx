import { Primitive as RadixPrimitive } from '@radix-ui/react-primitive';
import type { ComponentType } from 'react';
import { mergeChildClass } from './child-class.ts';

function mergingChildClass<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => <Part {...mergeChildClass(props)} />;
}

/** Radix's elements with `asChild`, whose own classes give way to those of the child. */
export const Primitive = {
  a: mergingChildClass(RadixPrimitive.a),
  button: mergingChildClass(RadixPrimitive.button),
  div: mergingChildClass(RadixPrimitive.div),
  h2: mergingChildClass(RadixPrimitive.h2),
  p: mergingChildClass(RadixPrimitive.p),
  span: mergingChildClass(RadixPrimitive.span),
};
