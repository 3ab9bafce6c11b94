import type { Language } from '../../../platform/http/language.ts'
import { displayName, inLanguage } from '../../catalogue/public.ts'

interface ListQuery {
  readonly name: string
  /** Selects one column `json`, null if there is no such doctor or branch. Values: see `pageValues`. */
  readonly text: string
}

/** Values of a doctor's list: provider code, doctor, then those of the page. */
export const doctorReviewsQuery = (language: Language): ListQuery => ({
  name: `reviews of a doctor ${language}`,
  text: `
    with asked as (
      select d.id from doctor d join provider p on p.id = d.provider_id
      where p.code = $1 and d.id = $2 and d.active
    )
    ${pageOf('doctor', language, 3)}`,
})

/** Values of a branch's list: branch, then those of the page. */
export const branchReviewsQuery = (language: Language): ListQuery => ({
  name: `reviews of a branch ${language}`,
  text: `
    with asked as (
      select b.id from branch b where b.id = $1 and b.active
    )
    ${pageOf('branch', language, 2)}`,
})

/** One row more than asked is read, which tells whether a next page follows. */
function pageOf(of: 'doctor' | 'branch', language: Language, first: number): string {
  const [date, id, limit, list] = ['date', 'uuid', 'int', 'text'].map((type, at) => `$${first + at}::${type}`)
  return `
    , read as (
      select r.* from review r
      where r.${of}_id = (select id from asked) and r.state = 'public'
        and (r.written_on, r.public_id) < (coalesce(${date}, 'infinity'), coalesce(${id}, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by r.written_on desc, r.public_id desc
      limit ${limit} + 1
    ), page as (
      select * from read order by written_on desc, public_id desc limit ${limit}
    )
    select json_build_object(
      'items', coalesce((
        select json_agg(${publicReview(language)} order by r.written_on desc, r.public_id desc)
        from page r ${REVIEWED_TABLES}), '[]'),
      'total', coalesce((select reviews from ${of}_review_count where ${of}_id = asked.id), 0),
      'nextCursor', case when (select count(*) from read) > ${limit} then (
        select concat_ws('_', written_on, public_id, ${list}) from page order by written_on, public_id limit 1) end
    )::text as json
    from asked`
}

/** SQL: what a review `r` is about, and its answer. */
export const REVIEWED_TABLES = `
  join doctor d on d.id = r.doctor_id
  join branch b on b.id = r.branch_id
  join provider p on p.id = r.provider_id
  left join review_answer a on a.review_id = r.id`

/** SQL: the fields that the author's and the public form of a review share, for json_build_object. */
export const reviewFields = (language: Language) => `
  'doctor', json_build_object('doctorId', d.id::text, 'displayName', ${displayName('d', language)}),
  'branch', json_build_object('branchId', b.id::text, 'name', ${inLanguage('b', 'name', language)}),
  'providerCode', p.code,
  'text', r.text,
  'author', r.author_name,
  'date', r.written_on,
  'isEdited', r.edited_on is not null,
  'answer', case when a.review_id is not null then json_build_object(
    'text', a.text, 'date', a.answered_on, 'isToFormerText', coalesce(a.revision < r.revision, false)) end`

const publicReview = (language: Language) => `json_build_object(
  'id', r.public_id, 'isVerifiedVisit', not r.is_demo, 'isDemo', r.is_demo, ${reviewFields(language)})`
