/** Words that are written in capitals wherever they stand; none is an everyday word as well. */
const acronyms = new Set(
  `api bic cc cpu crm csv cvc dns dob ean erp eta eu faq gdpr gps gtin html http iban id imei ip
  isbn iso json jwt kpi lng nps oid pdf qa qr rfid rpm sku sla sms sql ssl ssn tls uk ui upc uri
  url usb utc uuid vat vin vpn www xml`.split(/\s+/),
);

/**
 * The words of a name, in lower case save for acronyms: `work_order`,
 * `workOrder`, `WORK-ORDER` and `Work Order` give `work`, `order`.
 */
export function wordsOf(name: string): readonly string[] {
  const shouted = name === name.toUpperCase();
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_\-./]+/u)
    .filter((part) => part !== '')
    .map((part) => {
      const written = !shouted && part.length <= 5 && /^\p{Lu}[\p{Lu}\d]+$/u.test(part);
      if (written || acronyms.has(part.toLowerCase())) return part.toUpperCase();
      return part.toLowerCase();
    });
}

/** Words as a label: the first letter a capital, the rest as it is. */
export function sentenceCase(words: readonly string[]): string {
  const [first = '', ...rest] = words.join(' ');
  return first.toUpperCase() + rest.join('');
}
