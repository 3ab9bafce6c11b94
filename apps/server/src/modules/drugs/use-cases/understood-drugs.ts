import type { Understood } from '@vizit/contract/shapes/understood.ts'
import { isUnit, withUnits } from '@vizit/domain/drugs/asked-amounts.ts'
import type { FoundDrugs } from '@vizit/domain/drugs/find-drugs.ts'
import { readAs } from '@vizit/domain/drugs/rank-drug.ts'
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
    const said =
      by === 'error' ? meantWord(key, readAs(first, key), shown) : (inOwnSpelling(key, shown) ?? key)
    return said === key ? word : said
  }
  const corrected = text.replace(WORD, word => (isUnit(word) ? word : meant(word)))
  const query = withUnits(corrected, units, language)
  if (isPart) return { query, by: 'words' }
  // Another case of the word is no error.
  if (by === 'layout' || (by === 'error' && corrected !== text)) return { query, by }
  if (corrected !== text) return { query, by: 'error' }
  return query === text ? null : { query, by: 'strength' }
}

const CYRILLIC = /^[а-я]+$/

/** The Russian spelling of a Belarusian name to who reads Russian, and the other way round; undefined: it needs no other. */
function inOwnSpelling(key: string, shown: readonly string[]): string | undefined {
  const own = shown.map(word => ({ word, folded: foldWord(word) }))
  if (!CYRILLIC.test(key) || own.some(({ folded }) => folded.startsWith(key))) return undefined
  return own.find(({ folded }) => CYRILLIC.test(folded) && spellingKey(folded) === spellingKey(key))?.word
}
