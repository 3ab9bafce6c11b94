import type { UnderstoodList } from '@vizit/contract/shapes/list-query.ts'
import { readCatalogueQuery } from '@vizit/domain/search/read-complaint.ts'
import { meansAnyDoctor, saysChildren } from '@vizit/domain/search/read-query.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { isKnownTown } from '../store/locations.ts'
import { errorTerms, literalTerms } from '../store/search/match-values.ts'
import { IS_AS_TYPED, type Matches, matchesOf, type SearchKind } from '../store/search/matches-sql.ts'
import type { SearchQuery } from './search-catalogue.ts'
import { type NamedTown, townInWords, townWithErrorInWords } from './town-in-words.ts'
import { understoodByList } from './understood-by-list.ts'

interface Asked {
  readonly q?: string | undefined
  readonly locationCode?: number | undefined
  readonly language: Language
}

type Understood = z.infer<typeof UnderstoodList>

interface ListSearch {
  /** What the list is filtered by; undefined: by no words. */
  readonly searched: readonly string[] | undefined
  readonly locationCode: number | undefined
  /** What was searched instead of what was typed. */
  readonly understood: () => Promise<Understood>
}

/**
 * What a list finds by words: the ids of the doctors, branches or common services that the search finds, never what lacks words;
 * none if the words are too short to count (product §5, "Search") or ask for any doctor. Where nothing has all words as typed and
 * they name a town, the list is of that town by the other words, as the search understands them.
 */
export async function searchList(
  deps: Pick<CatalogueDeps, 'database' | 'clock'>,
  kind: SearchKind,
  { q, locationCode, language }: Asked,
): Promise<ListSearch> {
  const finder = finderOf(deps.database, kind, q)
  if (!finder) return { locationCode, searched: undefined, understood: async () => undefined }
  const asFound = (found: Ids): ListSearch => ({
    ...{ locationCode, searched: found.ids },
    understood: async () => (await finder.understood(found, { town: locationCode, language })) ?? undefined,
  })
  const exactly = await finder.exactly()
  const isFound = exactly.ids.length > 0
  const isThere = () => isKnownTown(deps.database, locationCode)
  const inWords = await townInWords(deps, q ?? '', language)
  const named = inWords && (await isThere()) ? inWords : null
  // A patronymic that only begins as the town does not have its word.
  if (isFound && (!named || (await finder.haveWords(exactly.ids, named.words)))) return asFound(exactly)
  const inTown = async ({ rest: words, code, name }: NamedTown): Promise<ListSearch | undefined> => {
    const rest = finderOf(deps.database, kind, words)
    const found = rest && (await rest.withErrors(await rest.exactly()))
    if (found?.ids.length === 0) return undefined
    const understood = async () => {
      const others = found && (await rest.understood(found, { town: code, language }))
      const { query } = others ?? { query: words }
      return { query, by: 'town' as const, town: { locationCode: code, name } }
    }
    return { searched: found?.ids, locationCode: code, understood }
  }
  const ofNamed = named && (await inTown(named))
  if (ofNamed) return ofNamed
  const found = await finder.withErrors(exactly)
  const isNowhere = found.ids.length === 0 && !inWords
  const meant = isNowhere ? await townWithErrorInWords(deps, q ?? '', language) : null
  return (meant && (await isThere()) && (await inTown(meant))) || asFound(found)
}

/** Finds ids by these words; undefined if they filter nothing. */
function finderOf(database: Database, kind: SearchKind, q: string | undefined) {
  const { reads } = database
  if (q === undefined || isTooShort(q)) return undefined
  const readings = readCatalogueQuery(q)
  const isForChild = kind === 'doctor' && saysChildren(q)
  if (kind === 'doctor' && !isForChild && meansAnyDoctor(readings)) return undefined
  const find = async (matches: Matches, values: readonly unknown[]) => {
    const name = ['search-ids', kind, matches.name].filter(Boolean).join('-')
    const { rows } = await reads.query<FoundIds>({ name, text: idsSql(matches, kind), values })
    return { ...NOTHING, ...rows[0] }
  }
  /** Without doctors who take adults only, if the words say that the patient is a child. */
  const suiting = async (found: Ids): Promise<Ids> => {
    if (!isForChild || found.ids.length === 0) return found
    const { rows } = await reads.query<{ readonly id: string }>({ ...OF_CHILDREN, values: [found.ids] })
    return { ...found, ids: rows.map(({ id }) => id) }
  }
  const { literal, withErrors } = matchesOf(readings)
  const exactly = async (): Promise<Ids> => {
    if (readings.length === 0) return NOTHING
    const values = literalTerms(readings)
    if (kind !== 'doctor') return find(literal, values)
    const [named, { rows }] = await Promise.all([
      find(literal, values),
      reads.query<FoundIds>({ ...doctorsOfComplaint(literal), values }),
    ])
    const ofComplaint = { ...NOTHING, ...rows[0] }
    // A complaint as a whole is a likelier reading than its words in names.
    if ((ofComplaint.reading ?? Infinity) < (named.reading ?? Infinity))
      return suiting({ ...ofComplaint, known: named.known })
    return suiting({ ...named, ids: [...new Set([...named.ids, ...ofComplaint.ids])] })
  }
  return {
    exactly,
    /** Whether one of these has all of the words, whole. */
    haveWords: async (ids: readonly string[], words: readonly string[]) => {
      const { rows } = await reads.query<{ readonly has: boolean }>({
        ...WHOLE_WORDS,
        values: [kind, ids, words],
      })
      return rows[0]?.has ?? false
    },
    withErrors: async (exact: Ids): Promise<Ids> => {
      const isFound = exact.reading !== null || readings.length === 0
      const terms = isFound ? undefined : errorTerms(readings, exact.known ?? [])
      return terms ? suiting({ ...(await find(withErrors, terms)), withErrors: true }) : exact
    },
    /** What was searched instead of the words; null: the words. */
    understood: async (found: Ids, { town, language }: Pick<SearchQuery, 'town' | 'language'>) => {
      const isWhole = found.reading === 1 && readings[0]?.rest === null
      const isAsTyped = isWhole && found.is_as_typed && !found.withErrors
      if (found.ids.length === 0 || isAsTyped) return null
      return understoodByList(database, { kind, q, town, language, withErrors: found.withErrors })
    },
  }
}

interface FoundIds {
  /** The likeliest reading that finds anything, from 1; null if nothing is found. */
  readonly reading: number | null
  readonly ids: readonly string[]
  readonly known: readonly number[] | null
  /** Something is found by its own words, not only by another spelling, an error or a synonym. */
  readonly is_as_typed: boolean
}

interface Ids extends FoundIds {
  readonly withErrors: boolean
}

const NOTHING: Ids = { reading: null, ids: [], known: null, is_as_typed: false, withErrors: false }

/** Doctors of the specialities that are found: a complaint names these, and is no word of each doctor. */
const doctorsOfComplaint = ({ name, ctes }: Matches) => ({
  name: ['search-ids', 'complaint', name].filter(Boolean).join('-'),
  text: `with ${ctes('speciality')}
    select array(
      select distinct p.place_id::text from best b
      join search_entry e on e.id = b.entry_id
      join search_place p on p.kind = 'speciality' and p.found_id = e.found_id
      where b.missing = 0) as ids, null as known, (select min(reading) from best)::int as reading, ${IS_AS_TYPED}`,
})

const idsSql = ({ ctes, known }: Matches, kind: SearchKind) => `with ${ctes(kind)}
  select (select min(reading) from best)::int as reading,
    array(select e.found_id::text from best b join search_entry e on e.id = b.entry_id where b.missing = 0) as ids,
    case when not exists (select from best) then ${known} end as known, ${IS_AS_TYPED}`

const OF_CHILDREN = {
  name: 'doctors-of-children',
  text: 'select d.id::text from doctor d where d.id = any($1::bigint[]) and d.children',
}

const WHOLE_WORDS = {
  name: 'search-whole-words',
  text: `select exists (
    select from search_entry e
    where e.kind = $1 and e.found_id = any($2::bigint[])
      and not exists (
        select from unnest($3::text[]) asked (key)
        where not exists (select from search_word w where w.entry_id = e.id and w.key = asked.key))) as has`,
}
