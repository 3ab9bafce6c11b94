import { askedSections } from '@vizit/domain/search/asked-sections.ts'
import { foldWord } from '@vizit/domain/search/fold-word.ts'
import { meansAnyDoctor, readQuery, saysDoctor } from '@vizit/domain/search/read-query.ts'
import { type DrugsDeps, isDrugWord } from '../../drugs/public.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import type { SearchQuery } from './search-catalogue.ts'
import { searchEverything, searchExactly } from './search-everything.ts'
import { type NamedTown, townInWords, townWithErrorInWords } from './town-in-words.ts'

/**
 * Searches as typed. Where nothing has all words as typed and they name a town, the other words are searched in that town, which
 * goes before the town that was asked for, and elsewhere for what it has none of. A patronymic that only begins as the town
 * ("Борисов", "Борисовна") does not have its word. "врач" beside a town means its doctors, though a medical centre there has all
 * words. Where nothing has all of the others there either, that town is shown if its results lack fewer words. A town with an error is
 * meant where nothing has all words, not with errors either.
 */
export async function searchInNamedTown(deps: CatalogueDeps & DrugsDeps, asked: SearchQuery) {
  const { sections, alone } = askedSections(asked.q)
  // What is a letter away from "аптека" is not asked for.
  if (alone) return { ...(await searchEverything(deps, { ...asked, exactly: true })), sections }
  const exactly = await searchExactly(deps, asked)
  const asTyped = async () => ({ ...(await searchEverything(deps, asked, exactly)), sections })
  const named = await townInWords(deps, asked.q, asked.language)
  if (!named) {
    const typed = await asTyped()
    const isOfDrug = (words: readonly string[]) => isDrugWord(deps, words)
    const withError = () => townWithErrorInWords(deps, asked.q, asked.language, isOfDrug)
    const meant = typed.missing > 0 ? await withError() : null
    return meant ? searchThere(deps, asked, { named: meant, asTyped: async () => typed }) : typed
  }
  const meansDoctors = saysDoctor(asked.q) && meansAnyDoctor(readQuery(named.rest))
  if (exactly.isComplete && !meansDoctors && hasWords(exactly, named.words)) return asTyped()
  // Errors are looked for in the words as typed only if this finds nothing.
  return searchThere(deps, asked, { named, asTyped })
}

type Everything = Awaited<ReturnType<typeof searchEverything>> &
  Pick<ReturnType<typeof askedSections>, 'sections'>

interface There {
  readonly named: NamedTown
  /** What is found by the words as typed. */
  readonly asTyped: () => Promise<Everything>
}

/** What the named town has by the other words, unless what is found as typed lacks no more of them. */
async function searchThere(deps: CatalogueDeps & DrugsDeps, asked: SearchQuery, { named, asTyped }: There) {
  // "аптека Брест" asks for pharmacies of that town, and for nothing that has one of the words.
  const askedThere = askedSections(named.rest)
  const thereAsked = { ...asked, q: named.rest, town: named.code, isOfTown: true, exactly: askedThere.alone }
  const there = await searchEverything(deps, thereAsked)
  const lacksWords = there.missing > 0 && !askedThere.alone
  if (lacksWords) {
    const typed = await asTyped()
    if (typed.missing <= there.missing) return typed
  }
  const { query, isPartial } = there.understood ?? { query: named.rest, isPartial: false }
  const understood = {
    ...{ query, by: lacksWords ? ('someWords' as const) : ('town' as const), isPartial },
    town: { locationCode: named.code, name: named.name },
  }
  return { ...there, understood, sections: askedThere.sections }
}

/** Whether what was found as typed has these words whole. */
const hasWords = (
  { drugs, inCatalogue }: Awaited<ReturnType<typeof searchExactly>>,
  words: readonly string[],
) => {
  const found = new Set(Object.values(inCatalogue.words ?? {}).map(foldWord))
  return drugs.total > 0 || words.every(word => found.has(word))
}
