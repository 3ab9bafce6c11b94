/** True if the phone typed so far is of another country: `+7 …`, `0044 …`. */
export function isForeignPhone(written: string): boolean {
  const country = /^[\s()-]*(?:\+|0[\s()-]*0)([\d\s()-]*)/.exec(written)?.[1]?.replace(/\D/g, '')
  // No country code begins with 0.
  return country !== undefined && !/^(0|375)/.test(country) && !'375'.startsWith(country)
}
