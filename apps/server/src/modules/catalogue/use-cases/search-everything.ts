import { type DrugsDeps, searchDrugs } from '../../drugs/public.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import type { SearchKind } from '../store/search/matches-sql.ts'
import {
  type Found,
  forgiveErrors,
  NOTHING,
  type SearchQuery,
  searchAsTyped,
  withAllWords,
} from './search-catalogue.ts'
import { understood } from './understood.ts'

const GROUPS: Record<SearchKind, string> = {
  doctor: 'doctors',
  speciality: 'specialities',
  medicalCentre: 'medicalCentres',
  service: 'services',
}

/** No word was corrected: a number got its unit, or words about buying are left out. */
const AS_TYPED: ReadonlySet<string> = new Set(['strength', 'words'])

/** What has all words as typed, in the catalogue and among drugs. */
export async function searchExactly(deps: CatalogueDeps & DrugsDeps, asked: SearchQuery) {
  const [drugs, inCatalogue] = await Promise.all([
    searchDrugs(deps, { ...asked, exactly: true }),
    searchAsTyped(deps.database, asked),
  ])
  return { drugs, inCatalogue, isComplete: drugs.total > 0 || inCatalogue.reading !== null }
}

type Exactly = Awaited<ReturnType<typeof searchExactly>>

/** What is found as typed goes before what has errors; of both, drugs come last: who looks for them mostly finds nothing else. */
export async function searchEverything(
  deps: CatalogueDeps & DrugsDeps,
  asked: SearchQuery,
  exactly?: Exactly,
) {
  const { drugs: exactDrugs, inCatalogue: literal } = exactly ?? (await searchExactly(deps, asked))
  const asTyped = asked.exactly ? asSpelled(literal) : literal
  const areDrugsAsTyped = !exactDrugs.understood || AS_TYPED.has(exactDrugs.understood.by)
  // Who typed the whole name of a drug did not mean a doctor whose name is alike.
  const isMeant = asked.exactly || (areDrugsAsTyped && exactDrugs.isName)
  const inCatalogue = isMeant ? asTyped : await forgiveErrors(deps.database, asked, asTyped)
  const isExact = inCatalogue.reading !== null && !inCatalogue.withErrors
  const isDrug = exactDrugs.total > 0
  const drugs =
    isExact || isDrug || asked.exactly ? exactDrugs : await searchDrugs(deps, { ...asked, exactly: false })
  // What has some of the words is shown only where nothing has all of them.
  const found = drugs.total > 0 ? withAllWords(inCatalogue) : inCatalogue
  const { order, ...groups } = found.groups
  const others = order.map(({ kind }) => GROUPS[kind])
  const ofDrugs = drugs.total > 0 ? ['drugs'] : []
  const meant = found.reading === null ? drugs.understood : understood(found)
  const isPartial = others.length > 0 && isDrug && areDrugsAsTyped
  const ofCatalogue = found.reading === null ? Infinity : found.missing
  return {
    understood: meant && { ...meant, isPartial },
    order: isDrug && !isExact ? [...ofDrugs, ...others] : [...others, ...ofDrugs],
    groups: { ...groups, drugs: { total: drugs.total, items: drugs.items } },
    /** How many words of the query what is found lacks; infinitely many: nothing is found. */
    missing: drugs.total > 0 ? 0 : ofCatalogue,
  }
}

/** Without what only sounds like the words. */
const asSpelled = (found: Found): Found =>
  understood(found)?.by === 'error' ? { ...found, ...NOTHING } : found
