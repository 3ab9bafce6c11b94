import { formOfQuery } from '@vizit/domain/drugs/asked-form.ts'
import type { FoundDrugs } from '@vizit/domain/drugs/find-drugs.ts'
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
 * Finds drugs by words as typed. Where nothing has all of them and they name a town, the other words are searched, by the rule of all
 * lists (`townInWords`); then words with errors. Where nothing has all of them with errors either, a town with an error is meant; then
 * a part of the words, or a form.
 */
export async function readDrugWords(
  deps: Deps,
  register: Register,
  { q, language }: { readonly q: string; readonly language: Language },
): Promise<ReadWords> {
  const found = findByWords(register, q)
  if (isAsTyped(found)) return { found, form: formAlone(q, false), town: null }
  const inWords = await townInWords(deps, q, language)
  const read = readOtherWords(register, q)
  const lacksWords = read.found.found.length === 0 || read.found.isPart
  const withError = () => townWithErrorInWords(deps, q, language, words => isDrugWord(deps, words))
  const town = inWords ?? (lacksWords ? await withError() : null)
  const there = town && readOtherWords(register, town.rest)
  return there && there.found.found.length > 0 ? { ...there, town } : { ...read, town: null }
}

const isAsTyped = ({ found, isPart, by }: FoundDrugs) => found.length > 0 && !isPart && by !== 'error'

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
