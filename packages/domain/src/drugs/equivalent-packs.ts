import { dosageFormOf, formKey, isKnownForm, routesOf } from './dosage-form.ts'
import { countSubstances, isBiological } from './inn.ts'
import { packageSizeOf } from './package-size.ts'

/** A presentation of the register with what its medicine says of it. */
export interface ComparedPack {
  /** The trade name. */
  readonly name: string
  readonly innKey: string | null
  readonly innRu: string | null
  readonly innEn: string | null
  readonly atcCode: string | null
  /** As the register's column has it. */
  readonly form: string | null
  readonly presentation: string
  readonly strength: string | null
}

const PARENTERAL = new Set([
  'intravenous',
  'intramuscular',
  'subcutaneous',
  'injected',
  'intradermal',
  'spine',
])
const IS_POURED = new Set(['solution', 'suspension', 'emulsion', 'concentrate'])
/** A part of a strength that is a volume or a time is what has the substance: "5мг/1мл". */
const IS_VOLUME = /(?:мл|л|доз|ч|сут)$/

/**
 * What equivalent presentations have in common: the substance, the form with its route and release, and the strength; of an
 * injection also what an ampoule has. Null: it is not known, or such medicines are never equivalent. To say too little sends
 * somebody to a pharmacist, to say too much does harm.
 */
export function equivalenceKey(pack: ComparedPack): string | null {
  const { innKey, form, strength } = pack
  if (innKey === null || form === null || strength === null || isBiological(pack)) return null
  if (!saysEachStrength(strength, countSubstances(pack))) return null
  const dosageForm = dosageFormOf(pack.presentation, pack.name)
  if (!isKnownForm(dosageForm)) return null
  const injected =
    routesOf(dosageForm).some(route => PARENTERAL.has(route)) && IS_POURED.has(dosageForm.kind ?? '')
  const ampoule = injected ? packageSizeOf(pack.presentation).content?.amount : 0
  return ampoule === undefined ? null : [innKey, form, formKey(dosageForm), strength, ampoule].join('\n')
}

/** "625мг" of two substances does not say how much of each. */
export const saysEachStrength = (strength: string, substances: number): boolean =>
  substances === 1 || strength.split('/').filter(part => !IS_VOLUME.test(part)).length >= substances
