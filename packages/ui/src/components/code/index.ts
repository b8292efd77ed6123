export { Code, type CodeProps } from './code.tsx';
export { CodeBlock, type CodeBlockProps } from './code-block.tsx';
export { codeLabels, CopyButton, type CopyButtonProps } from './copy-button.tsx';
