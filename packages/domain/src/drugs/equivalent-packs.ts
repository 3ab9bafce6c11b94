import { type DosageForm, dosageFormOf, formKey, isKnownForm, routesOf } from './dosage-form.ts'
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
/**
 * Little more or less of them harms or does not help, so that only a doctor changes the maker: for transplants, against fits (gabapentin
 * and pregabalin, too) and irregular heartbeats, lithium, theophylline, warfarin, digoxin, thyroid hormones. By the ATC.
 */
const NARROW =
  /^(?:L04AD0[12]|L04AA(?:06|10|18)|L04AH0[12]|N03A|N02BF|N05AN|R03DA|B01AA|C01AA|H03AA|C01B|C07AA07)/
export const isNarrow = ({ atcCode }: Pick<ComparedPack, 'atcCode'>): boolean => NARROW.test(atcCode ?? '')
/** The same inhaled powder comes with other devices, and one aerosol of beclometasone has twice the effect of another. */
const isInhaledInOtherWays = ({ atcCode }: ComparedPack, form: DosageForm) =>
  routesOf(form).includes('inhaled') &&
  (form.kind === 'powder' || form.kind === 'capsule' || atcCode === 'R03BA01')
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
  if (isNarrow(pack)) return null
  if (!saysEachStrength(strength, countSubstances(pack))) return null
  const dosageForm = dosageFormOf(pack.presentation, pack.name)
  if (!isKnownForm(dosageForm) || isInhaledInOtherWays(pack, dosageForm)) return null
  const injected =
    routesOf(dosageForm).some(route => PARENTERAL.has(route)) && IS_POURED.has(dosageForm.kind ?? '')
  const ampoule = injected ? packageSizeOf(pack.presentation).content?.amount : 0
  return ampoule === undefined ? null : [innKey, form, formKey(dosageForm), strength, ampoule].join('\n')
}

/** Amounts nearer to each other may be meant in either order; farther apart they tell which is of which substance. */
const FAR_APART = 5

/**
 * Whether a strength says how much there is of each substance. "625мг" of two does not; nor does "5мг/10мг", as registers name
 * substances in any order, and a medicine may have the same amounts the other way round.
 */
export function saysEachStrength(strength: string, substances: number): boolean {
  if (substances === 1) return true
  const amounts = strength.split('/').filter(part => !IS_VOLUME.test(part))
  const isTold = (one: string, other: string) => {
    if (one === other || unitOf(one) !== unitOf(other)) return true
    const [less = 0, more = 0] = [Number.parseFloat(one), Number.parseFloat(other)].toSorted((a, b) => a - b)
    return more >= less * FAR_APART
  }
  return amounts.length >= substances && amounts.every(one => amounts.every(other => isTold(one, other)))
}

const unitOf = (amount: string) => amount.replace(/^[\d.]+/, '')
