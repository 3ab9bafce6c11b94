import { foldWord, splitWords } from '../search/fold-word.ts'
import { strengthOf } from './strength.ts'

/** A drug as a doctor wrote it. */
export interface PrescribedDrug {
  /** A trade name or the name of the substance, with or without the strength. */
  readonly name: string
  readonly inn: string | null
  readonly form: string | null
  readonly strength: string | null
  /** The register's code of a presentation, if the clinic gives one. */
  readonly packCode: string | null
}

/** A drug of the register, as prescriptions are compared with it. */
export interface RegisteredDrug {
  readonly names: readonly (string | null)[]
  readonly substances: readonly (string | null)[]
  readonly forms: readonly (string | null)[]
  readonly packs: readonly { readonly id: string; readonly code: string; readonly strength: string | null }[]
}

/**
 * The packs of the register that a prescription names: by the clinic's code; otherwise those of the substance or the trade name
 * that is written, in the form and strength that were written. None, if it is not certain: the wrong strength does harm, and a
 * pharmacist can read the text.
 */
export function prescribedPacks(drug: PrescribedDrug, register: readonly RegisteredDrug[]): string[] {
  const byCode = register.flatMap(({ packs }) => packs).filter(({ code }) => code === drug.packCode)
  if (byCode.length > 0) return byCode.map(({ id }) => id)
  const written = nameOf(drug.name)
  const inn = drug.inn === null ? '' : nameOf(drug.inn)
  const ofSubstance = (name: string) => register.filter(({ substances }) => isNamed(substances, name))
  const named =
    [ofSubstance(written), register.filter(({ names }) => isNamed(names, written)), ofSubstance(inn)].find(
      ({ length }) => length > 0,
    ) ?? []
  const inForm = named.filter(({ forms }) => isOfForm(forms, drug.form))
  const packs = inForm.flatMap(each => each.packs)
  const strength = strengthOf(drug.strength ?? drug.name)
  if (strength !== null) return packs.filter(each => each.strength === strength).map(({ id }) => id)
  const [only, ...others] = new Set(packs.map(each => each.strength))
  const forms = new Set(inForm.map(each => formWord(each.forms[0] ?? null)))
  return only !== undefined && others.length === 0 && forms.size === 1 ? packs.map(({ id }) => id) : []
}

const isNamed = (names: readonly (string | null)[], name: string): boolean =>
  name !== '' && names.some(each => each !== null && nameOf(each) === name)

/** The words before the first number, folded: "Нурофен 200 мг" is "нурофен". */
const nameOf = (text: string): string => splitWords(text.replace(/\d.*$/s, '')).map(foldWord).join(' ')

/** Forms are written in many ways ("таблетки, покрытые оболочкой", "табл."): their first four letters say which one it is. */
const LETTERS = 4
const formWord = (form: string | null): string | null =>
  form === null ? null : (splitWords(form).map(foldWord).find(Boolean)?.slice(0, LETTERS) ?? null)

function isOfForm(forms: readonly (string | null)[], written: string | null): boolean {
  const word = formWord(written)
  return word === null || forms.some(form => formWord(form) === word)
}
