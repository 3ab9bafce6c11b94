import { isComparedWhole, shortenings } from '@vizit/domain/search/one-error.ts'
import type { Reading } from '@vizit/domain/search/read-query.ts'
import { anyValue } from '../../../../platform/database/any-value.ts'

/* SQL that finds the entries of the search which have every word of a query. It makes `best (reading, entry_id, score, class, by_synonym)`
   of the likeliest reading that finds anything. Class: 0 exact, 1 the beginning of a name, 2 words, 3 another spelling or an error. */

/** After every text that begins with the one before it. */
const AFTER_ALL = '\u{10ffff}'
const SPELLED = 64
const LATER_PLACE = 16
const NOT_WHOLE = 8
const ERROR = 4

/** How a statement finds entries. */
export interface Matches {
  /** Common table expressions, of which the last is `best`: of all kinds of entries, or of one. */
  ctes(kind?: SearchKind): string
  /** SQL that selects (nth, word, score): the words of the entry `top` by which it was found, in the reading `top`. */
  readonly wordsOfTop: string
  /** How many values the statement takes for this. */
  readonly values: number
}

/** Keeps the planner from reading the whole table: it expects far more words with a beginning than there are. */
const BY_INDEX = 'offset 0'

const LITERAL_SCORE = `case when t.spelled then ${SPELLED} else 0 end + w.place * ${LATER_PLACE}
        + case when w.key = t.prefix then 0 else ${NOT_WHOLE} end`
const ERROR_SCORE = `${SPELLED} + c.cost + w.place * ${LATER_PLACE}`

/** The readings and numbers of the words, and the range of the index for each. */
const TERM = [
  anyValue('$1', 'int[]'),
  anyValue('$2', 'int[]'),
  anyValue('$3', 'text[]'),
  anyValue('$4', 'text[]'),
].join(', ')
/** How many words each reading has. */
const WORD_COUNTS = anyValue('$6', 'int[]')

/** What the search finds: `search_entry.kind`. */
export type SearchKind = 'doctor' | 'speciality' | 'medicalCentre' | 'service'

const best = (kind: SearchKind | undefined) => `
  matched as (
    select h.reading, h.entry_id, sum(h.score)::int as score,
      case
        when bool_and(h.exact) then 0
        when max(h.score) < ${2 * LATER_PLACE} and bool_or(h.word = 1 and h.score < ${LATER_PLACE}) then 1
        when max(h.score) < ${SPELLED} then 2
        else 3
      end as class,
      bool_or(h.score % ${SPELLED} >= ${3 * LATER_PLACE}) as by_synonym
    from hit h
    group by h.reading, h.entry_id
    having count(*) = (${WORD_COUNTS})[h.reading]
  ), filtered as (
    select m.* from matched m
    where ${kind ? `exists (select from search_entry e where e.id = m.entry_id and e.kind = '${kind}')` : 'true'} and not exists (
      select from unnest(${anyValue('$7', 'int[]')}, ${anyValue('$8', 'text[]')}) f (reading, prefix)
      where f.reading = m.reading and not exists (
        select from search_word w where w.entry_id = m.entry_id and w.key >= f.prefix and w.key < f.prefix || '${AFTER_ALL}'))
  ), best as (
    select * from filtered where reading = (select min(reading) from filtered)
  )`

/** Entries with all words and filters of a reading; $1… = `literalTerms`. */
export const literalMatches: Matches = {
  values: 8,
  ctes: kind => `
  term as (
    select * from unnest(${TERM}, ${anyValue('$5', 'boolean[]')})
      t (reading, word, prefix, until, spelled)
  ), hit as (
    select t.reading, t.word, w.entry_id, min(${LITERAL_SCORE}) as score,
      bool_or(not t.spelled and w.key = t.prefix and w.words = (${WORD_COUNTS})[t.reading]) as exact
    from term t cross join lateral (
      select w.* from search_word w where w.key >= t.prefix and w.key < t.until ${BY_INDEX}
    ) w
    group by t.reading, t.word, w.entry_id
  ), ${best(kind)}`,
  wordsOfTop: `
    select t.word as nth, w.word, ${LITERAL_SCORE} as score
    from term t join search_word w on w.key >= t.prefix and w.key < t.until
    where t.reading = top.reading and w.entry_id = top.id`,
}

/** Entries with all words of a reading, of which each may have one typing error; $1… = `errorTerms`. */
export const errorMatches: Matches = {
  values: 9,
  ctes: kind => `
  term as (
    select * from unnest(${TERM}, ${anyValue('$5', 'int[]')}, ${anyValue('$9', 'text[]')})
      t (reading, word, shortened, until, at, letter)
  ), candidate as (
    select t.reading, t.word, v.key, min(case when t.at = 0 and v.at = 0 then 0 else ${ERROR} end
      + case when length(v.variant) = length(t.shortened) then 0 else ${NOT_WHOLE} end) as cost
    from term t cross join lateral (
      select v.* from search_variant v where v.variant >= t.shortened and v.variant < t.until ${BY_INDEX}
    ) v
    where t.at = 0 or v.at = 0 or t.at = v.at
      or (abs(t.at - v.at) = 1 and substr(v.key, v.at, 1) = t.letter)
    group by t.reading, t.word, v.key
  ), hit as (
    select c.reading, c.word, w.entry_id, min(${ERROR_SCORE}) as score, false as exact
    from candidate c cross join lateral (
      select w.* from search_word w where w.key = c.key ${BY_INDEX}
    ) w
    group by c.reading, c.word, w.entry_id
  ), ${best(kind)}`,
  wordsOfTop: `
    select c.word as nth, w.word, ${ERROR_SCORE} as score
    from candidate c join search_word w on w.key = c.key
    where c.reading = top.reading and w.entry_id = top.id`,
}

const filterTerms = (readings: readonly Reading[]) =>
  readings.flatMap(({ filters }, reading) => filters.map(prefix => ({ reading: reading + 1, prefix })))

const wordCounts = (readings: readonly Reading[]) => readings.map(({ words }) => words.length)

/** The values of `literalMatches`. Readings and words count from 1. */
export function literalTerms(readings: readonly Reading[]): readonly unknown[] {
  const terms = readings.flatMap(({ words }, reading) =>
    words.flatMap(({ key, spelling }, word) => {
      const at = { reading: reading + 1, word: word + 1 }
      const literal = {
        ...at,
        prefix: key,
        until: key + (key.length === 1 ? '\u0001' : AFTER_ALL),
        spelled: false,
      }
      return spelling === null
        ? [literal]
        : [literal, { ...at, prefix: spelling, until: spelling + AFTER_ALL, spelled: true }]
    }),
  )
  const filters = filterTerms(readings)
  return [
    terms.map(term => term.reading),
    terms.map(term => term.word),
    terms.map(term => term.prefix),
    terms.map(term => term.until),
    terms.map(term => term.spelled),
    wordCounts(readings),
    filters.map(filter => filter.reading),
    filters.map(filter => filter.prefix),
  ]
}

/** The values of `errorMatches`. */
export function errorTerms(readings: readonly Reading[]): readonly unknown[] {
  const terms = readings.flatMap(({ words }, reading) =>
    words.flatMap(({ key }, word) =>
      shortenings(key).map(({ text, at }) => ({
        reading: reading + 1,
        word: word + 1,
        shortened: text,
        until: text + (isComparedWhole(key) ? '\u0001' : AFTER_ALL),
        at,
        letter: key[at - 1] ?? '',
      })),
    ),
  )
  const filters = filterTerms(readings)
  return [
    terms.map(term => term.reading),
    terms.map(term => term.word),
    terms.map(term => term.shortened),
    terms.map(term => term.until),
    terms.map(term => term.at),
    wordCounts(readings),
    filters.map(filter => filter.reading),
    filters.map(filter => filter.prefix),
    terms.map(term => term.letter),
  ]
}
