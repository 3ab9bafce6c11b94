import type { SearchResults } from '@vizit/contract/shapes/search.ts'
import { findBesideShopping } from '@vizit/domain/drugs/find-beside-shopping.ts'
import { readDrugs } from '@vizit/domain/drugs/find-drugs.ts'
import { foldedWords } from '@vizit/domain/search/fold-word.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'
import { listedDrug } from '../store/listed-drug.ts'
import { type Register, type RegisterDrug, readRegister } from '../store/register.ts'
import { readRangesOfSold } from './prices-of-sold.ts'
import { shownAfter } from './shown-after.ts'
import { sayUnderstood } from './understood-drugs.ts'

type Group = z.infer<typeof SearchResults>['drugs']

interface Asked {
  readonly q: string
  /** Undefined: all regions. */
  readonly town: number | undefined
  readonly limit: number
  readonly language: Language
  /** Without other spellings and errors. */
  readonly exactly: boolean
}

export interface SearchedDrugs extends Group {
  /** What was searched instead of what was typed; null: as typed. */
  readonly understood: ReturnType<typeof sayUnderstood>
  /** Whether the query, without words about buying, is of whole words of the names of one of these drugs, in any language. */
  readonly isName: boolean
}

/** Prices are the least of what is searched: doctors must not wait for an outside source of them. */
const WAIT_MS = 300

/** The first drugs for the search of everything. */
export async function searchDrugs(deps: DrugsDeps, asked: Asked): Promise<SearchedDrugs> {
  const { q, town, limit, language, exactly } = asked
  const register = await readRegister(deps)
  const read = readWords(register, q, exactly)
  const { found } = read
  const first = found.slice(0, limit).flatMap(({ id, packIds }) => {
    const drug = register.drugs.get(id)
    return drug ? [{ id, drug, packIds }] : []
  })
  if (first.length === 0) return { total: 0, items: [], understood: null, isName: false }
  const { after, fresh } = await shownAfter(deps)
  const ranges = await readRangesOfSold(deps, register, {
    ...{ drugs: first, locationCode: town ?? null },
    ...{ after, waitMs: WAIT_MS },
  })
  const items = first.map(({ drug }) => {
    const { id, name, inn, form, priceFrom, pharmaciesCount, isUnknown, isDemo } = listedDrug(drug, [], {
      language,
      ranges,
      fresh,
    })
    return { drugId: id, name, inn, form, priceFrom, pharmaciesCount, isUnknown, isDemo }
  })
  const isName = first.some(({ drug }) => isNameOf(drug, read.text))
  return { total: found.length, items, understood: sayUnderstood(register, read, language), isName }
}

/** What is found exactly is shown with what has the same name in another spelling, as in the list of drugs. */
function readWords({ searched }: Register, q: string, exactly: boolean) {
  const read = (options: { readonly exactly: boolean }) =>
    findBesideShopping(q, words => readDrugs(searched, words, options))
  const typed = exactly ? read({ exactly: true }) : null
  if (typed?.found.length === 0) return typed
  const all = read({ exactly: false })
  return typed && all.by === 'error' ? typed : all
}

function isNameOf({ nameRu, nameBe, nameEn, innRu, innEn }: RegisterDrug, query: string): boolean {
  const words = new Set([nameRu, nameBe, nameEn, innRu, innEn].flatMap(name => foldedWords(name ?? '')))
  return foldedWords(query).every(word => words.has(word))
}
