const LENGTH = 40

/**
 * The device's name as it appears in an SMS to the account's owner. The person who signs in chooses it, so dots,
 * slashes and long numbers are removed: it must contain no link and no phone number. Empty when nothing is left.
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
