import { inBelarusianLayout, inLatinLayout } from '@vizit/domain/search/keyboard-layout.ts'
import { readCatalogueQuery } from '@vizit/domain/search/read-complaint.ts'
import { errorTerms, literalTerms } from '@vizit/server/modules/catalogue/store/search/match-values.ts'
import { matchesOf } from '@vizit/server/modules/catalogue/store/search/matches-sql.ts'
import { searchQuery } from '@vizit/server/modules/catalogue/store/search/search-query.ts'
import type { Pool } from 'pg'
import type { SqlStatement } from '../../load/job.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'

const LIMIT = 5
const MINSK = 17
const QUERIES = 1000
const BEGINNING = 3

interface Name {
  readonly name: string
}

// As many of each kind, in an order unrelated to the tables', and the same in every run.
const NAMES = `
  select name from (
    select name, row_number() over (partition by kind order by md5(name)) as nth
    from (select distinct e.kind, n.name from search_entry e cross join unnest(e.names) n (name)) named
  ) chosen order by nth, name limit $1`

/** What people type: beginnings of names; every second one with a typing error or in another keyboard layout. */
export async function typedQueries(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<Name>(NAMES, [QUERIES])
  return rows.map(({ name }, at) => typed(beginning(name, at), at))
}

/** One word or two, the last of them as far as it is typed. */
function beginning(name: string, at: number): string {
  const words = name.split(/\s+/)
  const from = at % words.length
  const [first = '', second = ''] = words.slice(from)
  const isOne = at % 3 > 0 || second === ''
  const last = isOne ? first : second
  const far = last.slice(0, BEGINNING + (at % Math.max(1, last.length - BEGINNING + 1)))
  return isOne ? far : `${first} ${far}`
}

/** 0: as it is, and so on. */
function typed(query: string, at: number): string {
  const place = 1 + (at % Math.max(1, query.length - 2))
  const [before, letter, rest] = [query.slice(0, place), query[place] ?? '', query.slice(place + 1)]
  switch (at % 8) {
    case 1:
      return `${before}${rest}`
    case 3:
      return `${before}${rest.slice(0, 1)}${letter}${rest.slice(1)}`
    case 5:
      return `${before}е${rest}`
    case 7:
      return /[a-z]/i.test(query) ? inBelarusianLayout(query) : inLatinLayout(query)
    default:
      return query
  }
}

const values = (terms: readonly unknown[]) => [...terms, MINSK, LIMIT]

/** The statement that a search sends. */
export const literalStatement = (q: string): SqlStatement => ({
  ...searchQuery('ru', matchesOf(readCatalogueQuery(q)).literal),
  values: values(literalTerms(readCatalogueQuery(q))),
})

/** The statement that a search sends after the first one if that finds nothing; undefined: it finds something, or no error can help. */
export async function errorStatement(pool: Pool, q: string): Promise<SqlStatement | undefined> {
  const { text, values: given } = literalStatement(q)
  const { rows } = await pool.query<{ reading: number | null; known: number[] | null }>({
    text,
    values: [...given],
  })
  if (rows[0]?.reading !== null) return undefined
  const readings = readCatalogueQuery(q)
  const terms = errorTerms(readings, rows[0].known ?? [])
  return terms && { ...searchQuery('ru', matchesOf(readings).withErrors), values: values(terms) }
}

export const searchTyping: ReadScenario = {
  name: 'search-typing',
  title: 'search of 1,000 beginnings of names, half of them with an error or in another layout',
  async asks({ pool }) {
    const asks: Ask[] = []
    for (const q of await typedQueries(pool)) {
      if (readCatalogueQuery(q).length === 0) continue
      const literal = literalStatement(q)
      const withErrors = await errorStatement(pool, q)
      const path = `/api/v2/public/search?${new URLSearchParams({ q, locationCode: String(MINSK), limit: String(LIMIT) })}`
      asks.push(
        withErrors ? { path, before: [literal], statement: withErrors } : { path, statement: literal },
      )
    }
    return asks
  },
}
