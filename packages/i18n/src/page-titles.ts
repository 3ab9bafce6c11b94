import type { Catalogue, Translate } from './catalogue.ts'
import { joinNames } from './format/join-names.ts'
import { midSentence } from './format/mid-sentence.ts'

/*
 * What search engines and the browser's tab call a public page, before the name of the product. The server writes it into the
 * page, and the screen that takes the page over says the same.
 */

/** A list or a place with its town, a drug with its form; what is not known is left out. */
export const titleOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ')

interface TitledDoctor {
  readonly fullName: string
  /** Of each place. */
  readonly specialities: readonly string[]
  /** Whether the organisation is made up for the demo. */
  readonly isDemo: boolean
}

export const doctorTitle = (
  t: Translate<Catalogue['places']>,
  { fullName, specialities, isDemo }: TitledDoctor,
): string =>
  t('doctorTitle', {
    name: isDemo ? `${fullName} (${t('demo')})` : fullName,
    speciality: midSentence(joinNames(specialities)),
  })

export const branchTitle = (t: Translate<Catalogue['medcenter']>, branch: string): string =>
  t('pageTitle', { branch })
