import { FORGIVEN_FROM, shortenings } from '@vizit/domain/search/one-error.ts'
import type { Reading } from '@vizit/domain/search/read-query.ts'
import { anyValue } from '../../../../platform/database/any-value.ts'

/* SQL that finds the entries of the search which have every word of a query. It makes `best (reading, entry_id, score, class, by_synonym)`
   of the likeliest reading that finds anything. Class: 0 exact, 1 the beginning of a name, 2 words, 3 another form of a word, 4 another
   spelling or an error, 5 a form of somebody's name or a far longer word of the same sound: only where nothing else is found. */

/** After every text that begins with the one before it. */
const AFTER_ALL = '\u{10ffff}'
/** The score of a match is one of these, its place and how it differs. */
const FORM = 64
const SPELLED = 128
const LAST = 192
const KINDS_APART = 64
const LATER_PLACE = 16
const NOT_WHOLE = 8
const ERROR = 4
/** A word of the same sound is the same word with another ending if it is not longer by more. */
const ENDING_SOUNDS = 3

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

const LITERAL_SCORE = `case when not t.spelled then 0 when length(w.key) > length(t.prefix) + ${ENDING_SOUNDS} then ${LAST} else ${SPELLED} end
        + w.place * ${LATER_PLACE} + case when w.key = t.prefix then 0 else ${NOT_WHOLE} end`
/** Names have forms, too, but "Петров" is not "Пётр". */
const FORM_SCORE = `case when w.place < 2 and e.kind = 'doctor' then ${LAST} else ${FORM} end + w.place * ${LATER_PLACE}`
const ERROR_SCORE = `${SPELLED} + c.cost + w.place * ${LATER_PLACE}`

/** How many words each reading has. */
const WORD_COUNTS = anyValue('$1', 'int[]')

/** What the search finds: `search_entry.kind`. */
export type SearchKind = 'doctor' | 'speciality' | 'medicalCentre' | 'service'

const isOfKind = (kind: SearchKind | undefined, id: string) =>
  kind ? `exists (select from search_entry e where e.id = ${id} and e.kind = '${kind}')` : 'true'

/** The number of a word in all readings: at most six words are looked up in each. */
const WORDS_APART = 16
const wordNumber = (reading: number, word: number) => reading * WORDS_APART + word

/**
 * SQL of the numbers of the words that are found as typed or in another form, to be asked if nothing has all of them. No errors are
 * looked for in them.
 */
export const knownWords = (kind?: SearchKind) => `array(
    select distinct h.reading * ${WORDS_APART} + h.word from hit h where h.score < ${SPELLED} and ${isOfKind(kind, 'h.entry_id')})`

const best = (kind: SearchKind | undefined) => `
  matched as (
    select h.reading, h.entry_id, sum(h.score)::int as score,
      case
        when bool_and(h.exact) then 0
        when max(h.score) < ${2 * LATER_PLACE} and bool_or(h.word = 1 and h.score < ${LATER_PLACE}) then 1
        when max(h.score) < ${FORM} then 2
        when max(h.score) < ${SPELLED} then 3
        when max(h.score) < ${LAST} then 4
        else 5
      end as class,
      bool_or(h.score % ${KINDS_APART} >= ${3 * LATER_PLACE}) as by_synonym
    from hit h
    group by h.reading, h.entry_id
    having count(*) = (${WORD_COUNTS})[h.reading]
  ), filtered as (
    select m.* from matched m
    where ${isOfKind(kind, 'm.entry_id')} and not exists (
      select from unnest(${anyValue('$2', 'int[]')}, ${anyValue('$3', 'text[]')}) f (reading, prefix)
      where f.reading = m.reading and not exists (
        select from search_word w where w.entry_id = m.entry_id and w.key >= f.prefix and w.key < f.prefix || '${AFTER_ALL}'))
  ), best as (
    select * from filtered
    where (class = 5, reading) = (select class = 5, reading from filtered order by 1, 2 limit 1)
  )`

/** The readings and numbers of the words, and the range of the index for each. */
const TERM = `
  term as (
    select * from unnest(${anyValue('$4', 'int[]')}, ${anyValue('$5', 'int[]')}, ${anyValue('$6', 'text[]')},
      ${anyValue('$7', 'text[]')}, ${anyValue('$8', 'boolean[]')}) t (reading, word, prefix, until, spelled)
  ), form as (
    select * from unnest(${anyValue('$9', 'int[]')}, ${anyValue('$10', 'int[]')}, ${anyValue('$11', 'text[]')}) t (reading, word, form)
  )`
const LITERAL_HITS = `
    select t.reading, t.word, w.entry_id, ${LITERAL_SCORE} as score,
      not t.spelled and w.key = t.prefix and w.words = (${WORD_COUNTS})[t.reading] as exact
    from term t cross join lateral (
      select w.* from search_word w where w.key >= t.prefix and w.key < t.until ${BY_INDEX}
    ) w
    union all
    select t.reading, t.word, w.entry_id, ${FORM_SCORE}, false
    from form t cross join lateral (
      select w.* from search_word w where w.key = t.form ${BY_INDEX}
    ) w cross join lateral (select e.kind from search_entry e where e.id = w.entry_id ${BY_INDEX}) e`
const HIT = (hits: string) => `
  hit as (
    select h.reading, h.word, h.entry_id, min(h.score) as score, bool_or(h.exact) as exact from (${hits}
    ) h group by h.reading, h.word, h.entry_id
  )`
const LITERAL_WORDS = `
    select t.word as nth, w.word, ${LITERAL_SCORE} as score
    from term t join search_word w on w.key >= t.prefix and w.key < t.until
    where t.reading = top.reading and w.entry_id = top.id
    union all
    select t.word, w.word, ${FORM_SCORE}
    from form t join search_word w on w.key = t.form join search_entry e on e.id = w.entry_id
    where t.reading = top.reading and w.entry_id = top.id`

/** Entries with all words and filters of a reading; $1… = `literalTerms`. */
export const literalMatches: Matches = {
  values: 11,
  ctes: kind => `${TERM}, ${HIT(LITERAL_HITS)}, ${best(kind)}`,
  wordsOfTop: LITERAL_WORDS,
}

/** The same, and each word that is not found in that way may have one typing error; $1… = `errorTerms`. */
export const errorMatches: Matches = {
  values: 17,
  ctes: kind => `${TERM}, shortened as (
    select * from unnest(${anyValue('$12', 'int[]')}, ${anyValue('$13', 'int[]')}, ${anyValue('$14', 'text[]')},
      ${anyValue('$15', 'text[]')}, ${anyValue('$16', 'int[]')}, ${anyValue('$17', 'text[]')})
      t (reading, word, shortened, until, at, letter)
  ), candidate as (
    select t.reading, t.word, v.key, min(case when t.at = 0 and v.at = 0 then 0 else ${ERROR} end
      + case when length(v.variant) = length(t.shortened) then 0 else ${NOT_WHOLE} end) as cost
    from shortened t cross join lateral (
      select v.* from search_variant v where v.variant >= t.shortened and v.variant < t.until ${BY_INDEX}
    ) v
    where t.at = 0 or v.at = 0 or t.at = v.at
      or (abs(t.at - v.at) = 1 and substr(v.key, v.at, 1) = t.letter)
    group by t.reading, t.word, v.key
  ), ${HIT(`${LITERAL_HITS}
    union all
    select c.reading, c.word, w.entry_id, ${ERROR_SCORE}, false
    from candidate c cross join lateral (
      select w.* from search_word w where w.key = c.key ${BY_INDEX}
    ) w`)}, ${best(kind)}`,
  wordsOfTop: `${LITERAL_WORDS}
    union all
    select c.word, w.word, ${ERROR_SCORE}
    from candidate c join search_word w on w.key = c.key
    where c.reading = top.reading and w.entry_id = top.id`,
}

const filterTerms = (readings: readonly Reading[]) =>
  readings.flatMap(({ filters }, reading) => filters.map(prefix => ({ reading: reading + 1, prefix })))

const wordCounts = (readings: readonly Reading[]) => readings.map(({ words }) => words.length)

/** The values of `literalMatches`. Readings and words count from 1. */
export function literalTerms(readings: readonly Reading[]): readonly unknown[] {
  const words = numbered(readings)
  const terms = words.flatMap(({ key, spelling, at }) => {
    const until = key + (key.length === 1 ? '\u0001' : AFTER_ALL)
    const literal = { ...at, prefix: key, until, spelled: false }
    return spelling === null
      ? [literal]
      : [literal, { ...at, prefix: spelling, until: spelling + AFTER_ALL, spelled: true }]
  })
  const forms = words.flatMap(({ forms: others, at }) => others.map(form => ({ ...at, form })))
  const filters = filterTerms(readings)
  return [
    wordCounts(readings),
    filters.map(filter => filter.reading),
    filters.map(filter => filter.prefix),
    terms.map(term => term.reading),
    terms.map(term => term.word),
    terms.map(term => term.prefix),
    terms.map(term => term.until),
    terms.map(term => term.spelled),
    forms.map(form => form.reading),
    forms.map(form => form.word),
    forms.map(({ form }) => form),
  ]
}

/** The values of `errorMatches`; `known`: the words in which no error is looked for. Undefined if nothing more can be found. */
export function errorTerms(
  readings: readonly Reading[],
  known: readonly number[] = [],
): readonly unknown[] | undefined {
  const terms = numbered(readings)
    .filter(({ key, at }) => key.length >= FORGIVEN_FROM && !known.includes(wordNumber(at.reading, at.word)))
    .flatMap(({ key, at }) =>
      shortenings(key).map(({ text, at: place }) => ({
        ...{ ...at, shortened: text, until: text + AFTER_ALL, place },
        letter: key[place - 1] ?? '',
      })),
    )
  if (terms.length === 0) return undefined
  return [
    ...literalTerms(readings),
    terms.map(term => term.reading),
    terms.map(term => term.word),
    terms.map(term => term.shortened),
    terms.map(term => term.until),
    terms.map(term => term.place),
    terms.map(term => term.letter),
  ]
}

const numbered = (readings: readonly Reading[]) =>
  readings.flatMap(({ words }, reading) =>
    words.map((word, nth) => ({ ...word, at: { reading: reading + 1, word: nth + 1 } })),
  )
