import { formOfQuery } from '@vizit/domain/drugs/asked-form.ts'
import { isAsTyped } from '@vizit/domain/drugs/find-beside-shopping.ts'
import type { FoundDrugs } from '@vizit/domain/drugs/find-drugs.ts'
import { withoutShoppingWords } from '@vizit/domain/drugs/shopping-words.ts'
import type { Language } from '../../../platform/http/language.ts'
import { type NamedTown, townInWords, townWithErrorInWords } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { type Register, readRegister } from '../store/register.ts'
import { findByWords } from './find-by-words.ts'

type Deps = Pick<DrugsDeps, 'database' | 'clock'>

/** The words of a list of drugs as they were read. */
export interface ReadWords {
  readonly found: FoundDrugs
  /** The words that say a form alone; `isShown`: nothing is named so, and `found` is all drugs, to be filtered by it. */
  readonly form: { readonly words: string; readonly isShown: boolean } | null
  /** The town that they name; `found` is by the other words. */
  readonly town: Pick<NamedTown, 'code' | 'name'> | null
}

/**
 * Finds drugs by words as typed. Where nothing has all of them, those about buying are left out; where the others name a town, the rest is
 * searched, by the rule of all lists (`townInWords`); then words with errors. Where nothing has all of them with errors either, a town
 * with an error is meant; then a part of the words, or a form.
 */
export async function readDrugWords(
  deps: Deps,
  register: Register,
  { q, language }: { readonly q: string; readonly language: Language },
): Promise<ReadWords> {
  const found = findByWords(register, q)
  if (isAsTyped(found)) return { found, form: formAlone(q, false), town: null }
  const words = wordsBesideShopping(register, q)
  const inWords = await townInWords(deps, words, language)
  const read = readOtherWords(register, words)
  const lacksWords = read.found.found.length === 0 || read.found.isPart
  const withError = () => townWithErrorInWords(deps, words, language, word => isDrugWord(deps, word))
  const town = inWords ?? (lacksWords ? await withError() : null)
  const there = town && readOtherWords(register, town.rest)
  if (there && there.found.found.length > 0) return { ...there, town }
  const isPart = (read.found.isPart || words !== q) && read.found.found.length > 0 && !read.found.isAll
  return { ...read, found: isPart ? { ...read.found, isPart } : read.found, town: null }
}

/** All words, if nothing is found by the others and they are no form. */
function wordsBesideShopping(register: Register, q: string): string {
  const rest = withoutShoppingWords(q)
  if (rest === null) return q
  const { found, isAll } = findByWords(register, rest)
  return (found.length > 0 && !isAll) || formOfQuery(rest) !== null ? rest : q
}

/** Whether a drug has these words: they are no town with an error. */
export const isDrugWord = async (deps: Deps, words: readonly string[]): Promise<boolean> =>
  isAsTyped(findByWords(await readRegister(deps), words.join(' ')))

/** The town that the words of a list of drugs name; null: it is of the chosen one. */
export const townOfDrugWords = async (deps: Deps, q: string, language: Language) =>
  (await readDrugWords(deps, await readRegister(deps), { q, language })).town

function readOtherWords(register: Register, words: string): Omit<ReadWords, 'town'> {
  const found = findByWords(register, words)
  const form = formAlone(words, found.found.length === 0)
  return { form, found: form?.isShown ? findByWords(register, '') : found }
}

function formAlone(text: string, isShown: boolean): ReadWords['form'] {
  const words = formOfQuery(text)
  return words === null ? null : { words, isShown }
}
