import type { Reading } from '@vizit/domain/search/read-query.ts'
import { anyValue } from '../../../../platform/database/any-value.ts'
import { AFTER_ALL, isOneWord, WORDS_APART } from './match-values.ts'

/* SQL that finds the entries of the search which have every word of a query, or with errors most of them. It makes
   `best (reading, entry_id, score, class, by_synonym, has_surname, missing)` of the likeliest reading that finds anything. Class: 0
   exact, 1 the beginning of a name, 2 words, 3 another form of a word or a synonym, 4 another spelling of a doctor's name or an error, 5 a form
   of somebody's name, a far longer word of the same sound, or one that is no name: only where nothing else is found. */

/** The score of a match is one of these, its place and how it differs. */
const FORM = 64
const SPELLED = 128
const LAST = 192
const LATER_PLACE = 16
const NOT_WHOLE = 8
const ERROR = 4
const BY_SYNONYM = 2
const NOT_EXACT = 1
const SYNONYM_PLACE = 3
/** A word of a complaint with which people go to another speciality first has the next place, and goes after the others. */
const IS_LESSER = `(w.place > ${SYNONYM_PLACE})::int`
/** After the forms of a name's words, before those of other words. */
const LITERAL_SYNONYM = FORM + LATER_PLACE + ERROR + BY_SYNONYM
/** A word of the same sound is the same word with another ending if it is not longer by more. */
const ENDING_SOUNDS = 3

/** How a statement finds entries. */
export interface Matches {
  /** Common table expressions, of which the last is `best`: of all kinds of entries, or of one. */
  ctes(kind?: SearchKind): string
  /** SQL that selects (nth, word, score): the words of the entry `top` by which it was found, in the reading `top`. */
  readonly wordsOfTop: string
  /** SQL of the numbers of the words that are found as typed or in another form: no errors are looked for in them. */
  readonly known: string
  /** How many values the statement takes for this. */
  readonly values: number
  /** Of the name of a statement. */
  readonly name: string
}

/** Keeps the planner from reading the whole table: it expects far more words with a beginning than there are. */
const BY_INDEX = 'offset 0'

const PLACE_SCORE = `least(w.place, ${SYNONYM_PLACE}) * ${LATER_PLACE} + case when w.place < ${SYNONYM_PLACE} then 0 else ${BY_SYNONYM} + ${IS_LESSER} end`
const LITERAL_SCORE = `case
        when t.spelled then case when w.kind <> 'doctor' or w.place > 1 or octet_length(w.key) > octet_length(t.prefix) + ${ENDING_SOUNDS} then ${LAST} else ${SPELLED} end + ${PLACE_SCORE}
        when w.place >= ${SYNONYM_PLACE} then ${LITERAL_SYNONYM} + ${IS_LESSER}
        when w.key = t.prefix and w.words = t.words then w.place * ${LATER_PLACE}
        else w.place * ${LATER_PLACE} + ${NOT_EXACT}
      end + case when w.key = t.prefix then 0 else ${NOT_WHOLE} end`
/** Names have forms, too, but "Петров" is not "Пётр". */
const FORM_SCORE = `case when w.place < 2 and w.kind = 'doctor' then ${LAST} else ${FORM} end + ${PLACE_SCORE}`
const ERROR_SCORE = `${SPELLED} + c.cost + ${PLACE_SCORE}`

/** How many words each reading has. */
const WORD_COUNTS = anyValue('$1', 'int[]')

/** What the search finds: `search_entry.kind`. */
export type SearchKind = 'doctor' | 'speciality' | 'medicalCentre' | 'service'

const ofKind = (kind: SearchKind | undefined) => (kind ? `and w.kind = '${kind}'` : '')

const KNOWN = `array(select distinct h.reading * ${WORDS_APART} + h.word from hit h where h.score < ${SPELLED})`

const classOf = (isBeginning: string) => `case
        when worst = 0 then 0
        when ${isBeginning} then 1
        when worst < ${FORM} then 2
        when worst < ${SPELLED} then 3
        when worst < ${LAST} then 4
        else 5
      end as class`

/** Whether the best is found by a word as typed or another form of it, that is no synonym. */
export const IS_AS_TYPED =
  'coalesce((select bool_or(class < 4 and not by_synonym) from best), false) as is_as_typed'

/** The whole first word of a name, in any form or spelling: of a doctor the surname. */
const IS_WHOLE_FIRST = `h.score % ${FORM} < ${LATER_PLACE} and h.score & ${NOT_WHOLE} = 0`

/** The best score of each word of each entry. */
const HIT = (hits: string) => `
  hit as (
    select h.reading, h.word, h.entry_id, min(h.score) as score from (${hits}
    ) h group by h.reading, h.word, h.entry_id
  )`

/** SQL that selects the filters of a reading that the entry does not have. */
const MISSED_FILTERS = `
      select from unnest(${anyValue('$2', 'int[]')}, ${anyValue('$3', 'text[]')}) f (reading, prefix)
      where f.reading = m.reading and not exists (
        select from search_word w where w.entry_id = m.entry_id and w.key >= f.prefix and w.key < f.prefix || '${AFTER_ALL}')`

/** The entries of the words of each reading: all of its words and filters, or as many as the best has. */
const BEST = (isEach: boolean) => `
  matched as (
    select h.reading, h.entry_id, sum(h.score)::int as score, max(h.score) as worst,
      bool_or(h.word = 1 and h.score < ${LATER_PLACE}) as begins, bool_or(h.score & ${BY_SYNONYM} > 0) as by_synonym,
      bool_or(${IS_WHOLE_FIRST}) as has_surname,
      ${isEach ? '0' : `(${WORD_COUNTS})[h.reading] - count(*)::int`} as missing_words
    from hit h
    group by h.reading, h.entry_id
    ${isEach ? `having count(*) = (${WORD_COUNTS})[h.reading]` : ''}
  ), filtered as (
    select m.*, ${isEach ? '0' : `m.missing_words + (select count(*)::int from (${MISSED_FILTERS}) missed)`} as missing,
      ${classOf(`worst < ${2 * LATER_PLACE} and begins`)}
    from matched m
    ${isEach ? `where not exists (${MISSED_FILTERS})` : ''}
  ), best as (
    select * from filtered
    where (missing, class = 5, reading) = (
      select missing, class = 5, reading from filtered order by 1, 2, 3 limit 1)
  )`

/** The same of readings of one word each, and without filters: most queries. */
const BEST_OF_ONE_WORD = (hits: string) => `
  hit as (
    select h.reading, h.entry_id, min(h.score) as score, min(h.score) as worst from (${hits}
    ) h group by h.reading, h.entry_id
  ), best as (
    select h.reading, h.entry_id, h.score, ${classOf(`worst < ${LATER_PLACE}`)}, h.worst & ${BY_SYNONYM} > 0 as by_synonym,
      ${IS_WHOLE_FIRST} as has_surname, 0 as missing
    from hit h
    where (h.worst >= ${LAST}, h.reading) = (select worst >= ${LAST}, reading from hit order by 1, 2 limit 1)
  )`

/** The readings and numbers of the words, and the range of the index for each. */
const TERM = `
  term as (
    select t.*, (${WORD_COUNTS})[t.reading] as words
    from unnest(${anyValue('$4', 'int[]')}, ${anyValue('$5', 'int[]')}, ${anyValue('$6', 'text[]')},
      ${anyValue('$7', 'text[]')}, ${anyValue('$8', 'boolean[]')}) t (reading, word, prefix, until, spelled)
  ), form as (
    select * from unnest(${anyValue('$9', 'int[]')}, ${anyValue('$10', 'int[]')}, ${anyValue('$11', 'text[]')}) t (reading, word, form)
  )`
const LITERAL_HITS = (kind?: SearchKind) => `
    select t.reading, t.word, w.entry_id, ${LITERAL_SCORE} as score
    from term t cross join lateral (
      select w.key, w.entry_id, w.kind, w.place, w.words from search_word w
      where w.key >= t.prefix and w.key < t.until ${ofKind(kind)} ${BY_INDEX}
    ) w
    union all
    select t.reading, t.word, w.entry_id, ${FORM_SCORE}
    from form t cross join lateral (
      select w.entry_id, w.kind, w.place from search_word w where w.key = t.form ${ofKind(kind)} ${BY_INDEX}
    ) w`
const LITERAL_WORDS = `
    select t.word as nth, w.word, ${LITERAL_SCORE} as score
    from term t join search_word w on w.key >= t.prefix and w.key < t.until
    where t.reading = top.reading and w.entry_id = top.id
    union all
    select t.word, w.word, ${FORM_SCORE}
    from form t join search_word w on w.key = t.form
    where t.reading = top.reading and w.entry_id = top.id`

const CANDIDATE = `
  shortened as (
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
  )`
const ERROR_HITS = (kind?: SearchKind) => `
    select c.reading, c.word, w.entry_id, ${ERROR_SCORE} as score
    from candidate c cross join lateral (
      select w.entry_id, w.place from search_word w where w.key = c.key ${ofKind(kind)} ${BY_INDEX}
    ) w`
const ERROR_WORDS = `
    select c.word as nth, w.word, ${ERROR_SCORE} as score
    from candidate c join search_word w on w.key = c.key
    where c.reading = top.reading and w.entry_id = top.id`

const LITERAL_VALUES = 11
const ERROR_VALUES = 17

interface HowMatched {
  readonly literal: Matches
  /** Each word that is not found in that way may have one typing error, and the best may lack words. */
  readonly withErrors: Matches
}

const MANY_WORDS: HowMatched = {
  literal: {
    name: '',
    values: LITERAL_VALUES,
    ctes: kind => `${TERM}, ${HIT(LITERAL_HITS(kind))}, ${BEST(true)}`,
    wordsOfTop: LITERAL_WORDS,
    known: KNOWN,
  },
  withErrors: {
    name: 'errors',
    values: ERROR_VALUES,
    ctes: kind =>
      `${TERM}, ${CANDIDATE}, ${HIT(`${LITERAL_HITS(kind)} union all ${ERROR_HITS(kind)}`)}, ${BEST(false)}`,
    wordsOfTop: `${LITERAL_WORDS} union all ${ERROR_WORDS}`,
    known: KNOWN,
  },
}

/** Values that a statement does not need have types all the same; PostgreSQL does not read what nothing refers to. */
const UNUSED = (types: Readonly<Record<number, string>>) =>
  `unused as (select ${Object.entries(types).map(([nth, type]) => `$${nth}::${type}`)})`
const UNUSED_FILTERS = { 2: 'int[]', 3: 'text[]' }
const UNUSED_LITERALS = {
  4: 'int[]',
  5: 'int[]',
  6: 'text[]',
  7: 'text[]',
  8: 'boolean[]',
  9: 'int[]',
  10: 'int[]',
  11: 'text[]',
}

/** A word alone of which errors are looked for was not found in any other way. */
const ONE_WORD: HowMatched = {
  literal: {
    name: 'word',
    values: LITERAL_VALUES,
    ctes: kind => `${UNUSED(UNUSED_FILTERS)}, ${TERM}, ${BEST_OF_ONE_WORD(LITERAL_HITS(kind))}`,
    wordsOfTop: LITERAL_WORDS,
    known: "'{}'::int[]",
  },
  withErrors: {
    name: 'word-errors',
    values: ERROR_VALUES,
    ctes: kind =>
      `${UNUSED({ 1: 'int[]', ...UNUSED_FILTERS, ...UNUSED_LITERALS })}, ${CANDIDATE}, ${BEST_OF_ONE_WORD(ERROR_HITS(kind))}`,
    wordsOfTop: ERROR_WORDS,
    known: "'{}'::int[]",
  },
}

/** How all readings of a query are looked up. */
export const matchesOf = (readings: readonly Reading[]): HowMatched =>
  isOneWord(readings) ? ONE_WORD : MANY_WORDS
