import { differByOneError } from './one-error.ts'
import { readQuery } from './read-query.ts'

/** Folded; the ends of their forms are left out. */
const BEGINNINGS = ['аптек', 'аптэк', 'aptek', 'pharmac', 'drugstore', 'chemist']
const WHOLE = ['аптека', 'аптеки', 'аптеку', 'аптэка', 'аптэки', 'apteka', 'pharmacy', 'pharmacies']
/** A first aid kit is a letter away. */
const FIRST_AID = /^апт[еэ]ч|^aptech/
/** The shortest beginning that says it. */
const SAID_FROM = 4

const saysPharmacy = (key: string) =>
  key.length >= SAID_FROM &&
  !FIRST_AID.test(key) &&
  (BEGINNINGS.some(word => key.startsWith(word) || word.startsWith(key)) ||
    WHOLE.some(word => differByOneError(key, word)))

/** Whether a query has a word for pharmacies, in any keyboard layout and with one error; `alone`: it has no other. */
export function asksForPharmacies(query: string): { readonly asks: boolean; readonly alone: boolean } {
  const said = readQuery(query).filter(({ words }) => words.some(({ key }) => saysPharmacy(key)))
  const hasNoOther = ({ words, filters }: (typeof said)[number]) =>
    filters.length === 0 && words.every(({ key }) => saysPharmacy(key))
  return { asks: said.length > 0, alone: said.some(hasNoOther) }
}
