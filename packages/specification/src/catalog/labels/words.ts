/** Words that are always written in capitals; none of them is an everyday word as well. */
const acronyms = new Set(
  `api bic cc cpu crm csv cvc dns dob ean erp eta eu faq gdpr gps gtin html http iban id imei ip
  isbn iso json jwt kpi lng nps oid pdf qa qr rfid rpm sku sla sms sql ssl ssn tls uk ui upc uri
  url usb utc uuid vat vin vpn www xml`.split(/\s+/),
);

/**
 * Splits a name into words, in lower case except for acronyms: `work_order`, `workOrder`,
 * `WORK-ORDER` and `Work Order` give `work`, `order`. Any other name with blanks or signs was written
 * for people and keeps its capitals.
 */
export function wordsOf(name: string): readonly string[] {
  const shouted = name === name.toUpperCase();
  const isTitle = /^(?:\p{Lu}\p{Ll}[\p{Ll}\d]*(?:\s+|$)){2,}$/u.test(name);
  const isProse = /\s/.test(name) && !shouted && !isTitle;
  const spaced = isProse
    ? name
    : name
        .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
        .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .replaceAll(/[_-]/g, ' ');
  return spaced
    .split(/\s+/u)
    .filter((part) => part !== '')
    .map((part) => {
      if (acronyms.has(part.toLowerCase())) return part.toUpperCase();
      const isWritten = isProse || /[^\p{L}\p{N}]/u.test(part);
      const isAcronym = !shouted && part.length <= 5 && /^\p{Lu}[\p{Lu}\d]+$/u.test(part);
      return isWritten || isAcronym ? part : part.toLowerCase();
    });
}

/** Joins words to a label that begins with a capital. */
export function sentenceCase(words: readonly string[]): string {
  const [first = '', ...rest] = words.join(' ');
  return first.toUpperCase() + rest.join('');
}
