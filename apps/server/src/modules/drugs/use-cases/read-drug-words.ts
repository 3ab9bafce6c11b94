import { formOfQuery } from '@vizit/domain/drugs/asked-form.ts'
import type { FoundDrugs } from '@vizit/domain/drugs/find-drugs.ts'
import type { Language } from '../../../platform/http/language.ts'
import { type NamedTown, townInWords } from '../../catalogue/public.ts'
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
 * lists (`townInWords`); then words with errors, a part of the words, or a form.
 */
export async function readDrugWords(
  deps: Deps,
  register: Register,
  { q, language }: { readonly q: string; readonly language: Language },
): Promise<ReadWords> {
  const found = findByWords(register, q)
  if (found.found.length > 0 && !found.isPart && found.by !== 'error')
    return { found, form: formAlone(q, false), town: null }
  const town = await townInWords(deps, q, language)
  const there = town && readOtherWords(register, town.rest)
  if (there && there.found.found.length > 0) return { ...there, town }
  return { ...readOtherWords(register, q), town: null }
}

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
