const LENGTH = 40

/**
 * A device's own name, fit for an SMS to the account's owner. Whoever signs in chooses it, so that it may carry
 * neither a link nor a phone number: dots, slashes and long numbers go. Empty when nothing is left.
 */
export function deviceLabel(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[^\p{Script=Latin}\p{Script=Cyrillic}\d ,()-]+/gu, ' ')
    .replace(/\d[\d ()-]{3,}\d/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LENGTH)
    .trim()
}
