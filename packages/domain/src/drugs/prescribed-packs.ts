import { foldedWords, splitWords } from '../search/fold-word.ts'
import { numbersIn } from './asked-amounts.ts'
import {
  additionsOf,
  type DosageForm,
  describesForm,
  dosageFormOf,
  formKey,
  isKnownForm,
  routesOf,
} from './dosage-form.ts'
import { isNarrow, saysEachStrength } from './equivalent-packs.ts'
import { countSubstances, innKey, isBiological } from './inn.ts'
import { piecesIn, withoutPieces } from './package-size.ts'
import { strengthOf, withoutStrength } from './strength.ts'

/** A drug as a doctor wrote it. */
export interface PrescribedDrug {
  /** A trade name or the name of the substance, with or without the form, strength and pieces of a package. */
  readonly name: string
  readonly inn: string | null
  readonly form: string | null
  readonly strength: string | null
  /** The register's code of a presentation, if the clinic gives one. */
  readonly packCode: string | null
}

/** A drug of the register, as prescriptions are compared with it. */
export interface RegisteredDrug {
  /** In all languages; the register's own goes first. */
  readonly names: readonly (string | null)[]
  readonly innRu: string | null
  readonly innEn: string | null
  readonly atcCode: string | null
  readonly packs: readonly RegisteredPack[]
}

interface RegisteredPack {
  readonly id: string
  readonly code: string
  readonly presentation: string
  readonly strength: string | null
}

interface CodedPack {
  readonly drug: RegisteredDrug
  readonly pack: RegisteredPack
}

/** The packs that a prescription means. */
export interface PrescribedPacks {
  readonly packIds: readonly string[]
  /** How many pieces a package has, where it was written. */
  readonly pieces: number | null
}

/** A register by the whole names of its drugs and substances. */
export interface PrescriptionIndex {
  readonly byCode: ReadonlyMap<string, readonly CodedPack[]>
  readonly byName: ReadonlyMap<string, readonly RegisteredDrug[]>
  readonly bySubstance: ReadonlyMap<string, readonly RegisteredDrug[]>
}

export function prescriptionIndex(register: readonly RegisteredDrug[]): PrescriptionIndex {
  return {
    byCode: indexed(register.flatMap(drug => drug.packs.map(pack => [pack.code, { drug, pack }] as const))),
    byName: indexed(register.flatMap(drug => keysOf(drug.names).map(key => [key, drug] as const))),
    bySubstance: indexed(
      register
        .filter(drug => innKey(drug) !== null)
        .flatMap(drug => keysOf([drug.innRu, drug.innEn]).map(key => [key, drug] as const)),
    ),
  }
}

const keysOf = (names: readonly (string | null)[]) => [
  ...new Set(names.map(name => foldedWords(name ?? '').join(' ')).filter(Boolean)),
]

const indexed = <Value>(entries: readonly (readonly [string, Value])[]) =>
  new Map(
    [...Map.groupBy(entries, ([key]) => key)].map(([key, found]) => [key, found.map(([, value]) => value)]),
  )

/**
 * The packs of the register that a prescription names: by the clinic's code, unless the text contradicts it; otherwise those whose whole trade name or substance is
 * written, in the form and strength that were written. All that are meant have one form, route and release. None if a word or a
 * number was not understood, or if it is not certain: the wrong strength or release does harm, and a pharmacist can read the text.
 */
export function prescribedPacks(drug: PrescribedDrug, index: PrescriptionIndex): PrescribedPacks {
  const pieces = piecesIn(`${drug.name} ${drug.form ?? ''} ${drug.strength ?? ''}`)
  const ofCode = agreedWithCode(drug, index)
  if (ofCode) return { packIds: ofCode.map(({ pack }) => pack.id), pieces }
  const begun = bySubstance(drug.inn ?? '', index)
  const inn = begun !== null && splitWords(begun.rest).length === 0 ? begun : null
  const substance = bySubstance(drug.name, index)
  // A substance that is written in more words than are known may be a combination with it.
  if (substance !== null && begun !== inn) return { packIds: [], pieces }
  const named = longest([substance, byName(drug.name, index)])
  const packs = named ? meantByName(drug, named, inn) : inn ? meantByInn(drug, inn) : []
  return { packIds: packs.map(({ id }) => id), pieces }
}

/** The packs of the code whose strength, form and medicine the text does not deny; null: the register has no such code. */
function agreedWithCode(drug: PrescribedDrug, index: PrescriptionIndex): readonly CodedPack[] | null {
  const ofCode = index.byCode.get(drug.packCode ?? '')
  return ofCode?.filter(coded => !contradicts(drug, coded, index)) ?? null
}

/** Whether the text of a prescription says another strength, form or medicine than the pack of its code, so that it means none. */
export const contradictsItsCode = (drug: PrescribedDrug, index: PrescriptionIndex): boolean =>
  agreedWithCode(drug, index)?.length === 0

function contradicts(written: PrescribedDrug, { drug, pack }: CodedPack, index: PrescriptionIndex): boolean {
  const { name, inn, form, strength } = written
  const strengths = [name, form ?? '', strength ?? ''].map(strengthOf).filter(each => each !== null)
  if (pack.strength !== null && strengths.some(each => each !== pack.strength)) return true
  // "2.5" without its unit.
  const numbers = strengthOf(strength ?? '') === null ? numbersIn(withoutPieces(strength ?? '')) : []
  const own = numbersIn(pack.presentation)
  if ([...numbers].some(number => !own.has(number))) return true
  const kinds = [form ?? '', pack.presentation].map(text => dosageFormOf(text).kind)
  if (kinds.every(kind => kind !== null) && kinds[0] !== kinds[1]) return true
  const named = [bySubstance(inn ?? '', index), longest([bySubstance(name, index), byName(name, index)])]
  const key = innKey(drug)
  return named.some(
    each =>
      each !== null && !each.drugs.some(other => other === drug || (key !== null && innKey(other) === key)),
  )
}

function meantByName(drug: PrescribedDrug, named: Named, inn: Named | null): readonly RegisteredPack[] {
  const written = readWritten([named.rest, drug.form ?? '', drug.strength ?? ''])
  const drugs = named.drugs.filter(each => inn === null || inn.drugs.includes(each) || innKey(each) === null)
  return written === null ? [] : meantIn({ ...named, drugs }, written)
}

/** Of a trade name that the register has not: it may say the strength and how it releases. */
function meantByInn({ name, form, strength }: PrescribedDrug, inn: Named): readonly RegisteredPack[] {
  const written = readWritten([form ?? '', strength ?? ''], strengthOf(name))
  return written === null ? [] : meantIn(inn, { ...written, release: dosageFormOf('', name).release })
}

interface Named {
  readonly drugs: readonly RegisteredDrug[]
  readonly words: number
  /** What was written after the name. */
  readonly rest: string
  readonly isSubstance: boolean
}

const bySubstance = (text: string, index: PrescriptionIndex) => beginningOf(text, index.bySubstance, true)
const byName = (text: string, index: PrescriptionIndex) => beginningOf(text, index.byName, false)

/** The longest name that a text begins with. */
function beginningOf(
  text: string,
  names: ReadonlyMap<string, readonly RegisteredDrug[]>,
  isSubstance: boolean,
): Named | null {
  const words = [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)]
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1]
    const end = last ? last.index + last[0].length : 0
    const drugs = names.get(foldedWords(text.normalize('NFC').slice(0, end)).join(' '))
    if (drugs) return { drugs, words: count, rest: text.normalize('NFC').slice(end), isSubstance }
  }
  return null
}

/** A substance that is also a trade name is meant as the substance. */
const longest = ([substance = null, name = null]: readonly (Named | null)[]) =>
  (name?.words ?? 0) > (substance?.words ?? 0) ? name : substance

/** What was written besides the name. */
interface Written {
  readonly strength: string | null
  readonly form: DosageForm | null
  /** What a trade name says of it, if that is not in the register. */
  readonly release?: readonly string[]
}

/** Null: something in it was not understood, or it contradicts itself. */
function readWritten(parts: readonly string[], named: string | null = null): Written | null {
  const words = parts.flatMap(part => splitWords(withoutStrength(withoutPieces(part))))
  if (words.some(word => /\d/.test(word) || !describesForm(word))) return null
  const [strength = null, ...others] = new Set(
    [...parts.map(strengthOf), named].filter(each => each !== null),
  )
  if (others.length > 0) return null
  const form = words.length === 0 ? null : dosageFormOf(parts.join(' '))
  return form?.kind === null ? null : { strength, form }
}

function meantIn(
  { drugs, isSubstance }: Named,
  { strength, form, release = [] }: Written,
): readonly RegisteredPack[] {
  const meant = drugs
    .filter(drug => !isSubstance || !(isBiological(drug) || isNarrow(drug)))
    .flatMap(drug =>
      drug.packs.map(pack => ({ drug, pack, form: dosageFormOf(pack.presentation, drug.names[0] ?? '') })),
    )
    .filter(each => !isSubstance || isKnownForm(each.form))
    .filter(each => additionsOf(each.form).join() === (form ? additionsOf(form).join() : ''))
    .filter(each => release.length === 0 || each.form.release.join() === release.join())
    .filter(each => form === null || (isSubstance ? isForm(each.form, form) : mayBeForm(each.form, form)))
    .filter(
      ({ drug, pack }) =>
        strength === null ||
        (pack.strength === strength && (!isSubstance || saysEachStrength(strength, countSubstances(drug)))),
    )
  const isOne = [
    new Set(meant.map(each => formKey(each.form))),
    new Set(meant.map(({ pack }) => pack.strength)),
  ]
  return isOne.every(({ size }) => size === 1) ? meant.map(({ pack }) => pack) : []
}

const hasEach = (all: readonly string[], some: readonly string[]) => some.every(each => all.includes(each))

/** Of a substance: "таблетки" alone are those that act at once. */
const isForm = (form: DosageForm, written: DosageForm): boolean =>
  form.kind === written.kind &&
  hasEach(routesOf(form), routesOf(written)) &&
  form.release.join() === written.release.join() &&
  form.features.join() === written.features.join()

/** Of a trade name, which is one medicine: what was written is so, and what was not may be. */
const mayBeForm = (form: DosageForm, written: DosageForm): boolean =>
  form.kind === written.kind &&
  hasEach(form.routes, written.routes) &&
  hasEach(form.release, written.release) &&
  hasEach(form.features, written.features)
