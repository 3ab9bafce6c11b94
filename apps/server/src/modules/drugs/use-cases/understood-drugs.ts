import type { Understood } from '@vizit/contract/shapes/understood.ts'
import { isUnit, withSpacesBeforeAmounts, withUnits } from '@vizit/domain/drugs/asked-amounts.ts'
import { drugWords } from '@vizit/domain/drugs/drug-words.ts'
import type { FoundDrugs } from '@vizit/domain/drugs/find-drugs.ts'
import { readAs, type SearchedDrug } from '@vizit/domain/drugs/rank-drug.ts'
import { foldWord, splitWords } from '@vizit/domain/search/fold-word.ts'
import { meantWord } from '@vizit/domain/search/meant-word.ts'
import { spellingKey } from '@vizit/domain/search/spelling-key.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import { drugFacts } from '../store/listed-drug.ts'
import type { Register } from '../store/register.ts'
import type { ReadWords } from './read-drug-words.ts'

type Said = Pick<z.infer<typeof Understood>, 'query'> & {
  readonly by: 'layout' | 'error' | 'strength' | 'words'
}

const WORD = /\p{L}[\p{L}\p{M}'’ʼ]*/gu

/** The same of the words of a list, which may name a town or a form. */
export function understoodWords(register: Register, { found, form, town }: ReadWords, language: Language) {
  const said = form?.isShown ? null : sayUnderstood(register, found, language)
  if (!town) return said
  const query = form?.isShown ? form.words : (said?.query ?? found.text)
  return { query, by: 'town' as const, town: { locationCode: town.code, name: town.name } }
}

/** What was searched instead of what was typed, and the unit that a number was read with; null: as typed. */
export function sayUnderstood(
  { drugs, searched }: Register,
  { found, text, by, units, isPart = false }: FoundDrugs,
  language: Language,
): Said | null {
  const best = found[0]?.id
  const drug = drugs.get(best ?? '')
  const first = searched.find(({ id }) => id === best)
  if (!drug || !first) return null
  const { name, inn } = drugFacts(drug, language)
  const shown = splitWords(`${name} ${inn ?? ''}`)
  const meant = (word: string) => {
    const key = foldWord(word)
    const own = readAs(first, key)
    const said = isNameToo(searched, key, own) ? key : meantWord(key, own, shown)
    return said === key ? word : said
  }
  const corrected = by === 'error' ? text.replace(WORD, word => (isUnit(word) ? word : meant(word))) : text
  const read = withUnits(corrected, units, language)
  // What is said is written as people write it; that a space was left out is no reason to say it.
  const query = withSpacesBeforeAmounts(read)
  if (isPart) return { query, by: 'words' }
  // Another case of the word is no error.
  if (by === 'layout' || (by === 'error' && corrected !== text)) return { query, by }
  return read === text ? null : { query, by: 'strength' }
}

/** Whether some drug has the word of a query whole, and what was found is the same in another spelling: "Нурафен" is no error for "Нурофен". */
const isNameToo = (searched: readonly SearchedDrug[], key: string, own: string | undefined): boolean =>
  own !== undefined &&
  spellingKey(own) === spellingKey(key) &&
  drugWords(searched)
    .beginningWith(key)
    .some(({ words }) => words.includes(key))
