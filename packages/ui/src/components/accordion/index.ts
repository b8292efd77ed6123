export { Accordion, type AccordionProps } from './accordion.tsx';
export {
  AccordionItem,
  AccordionPanel,
  AccordionTrigger,
  type AccordionItemProps,
  type AccordionPanelProps,
  type AccordionTriggerProps,
} from './accordion-item.tsx';
