/** Whether a phone, as far as it is written, is of another country: `+7 …`, `0044 …`. */
export function isForeignPhone(written: string): boolean {
  const country = /^[\s()-]*(?:\+|0[\s()-]*0)([\d\s()-]*)/.exec(written)?.[1]?.replace(/\D/g, '')
  return country !== undefined && !country.startsWith('375') && !'375'.startsWith(country)
}
