/** The last digit of an EAN-13, which checks the twelve before it. */
function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a text is an EAN-13: thirteen digits, of which the last one checks the others. */
export const isEan13 = (text: string): boolean =>
  /^\d{13}$/.test(text) && checkDigit(text.slice(0, 12)) === Number(text.at(-1))

/** A code that no producer has: GS1 leaves those that begin with 20 to 29 to each shop. Takes a number of up to ten digits. */
export function internalEan13(number: number): string {
  const twelve = `20${String(number).padStart(10, '0')}`
  return `${twelve}${checkDigit(twelve)}`
}
