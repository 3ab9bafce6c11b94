/** Names of groups of medicines, which the register gives where there is no single substance. */
const NAMES_A_GROUP =
  /combination|various|other|preparation|agents|products|extract|комбинац|проч|препарат|средств|сочетан|различн|экстракт|разные/i

/** The ATC code of a substance: shorter ones name a group. */
const SUBSTANCE = /^[A-Z]\d{2}[A-Z]{2}\d{2}$/

interface Substance {
  readonly innRu: string | null
  readonly innEn: string | null
  readonly atcCode: string | null
}

/**
 * What medicines of the same substance have in common; null where the register names a group or a combination, of which
 * nobody knows whether two are the same. The international name goes first, as Russian ones are spelled in several ways.
 */
export function innKey({ innRu, innEn, atcCode }: Substance): string | null {
  if (atcCode !== null && !SUBSTANCE.test(atcCode)) return null
  if ([innRu, innEn].some(name => name !== null && NAMES_A_GROUP.test(name))) return null
  const name = innEn ?? innRu
  return name === null ? null : name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim() || null
}
