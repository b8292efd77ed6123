/**
 * Goes to an address as if a link to it had been clicked, so that whoever
 * follows the application's links (a router, the browser) follows it too.
 */
export function followAddress(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
