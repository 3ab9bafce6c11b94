import type { Database } from '../../../platform/database/database.ts'

/** A public review as search engines read it; whoever wrote it anonymously has no name. */
export interface NewestReview {
  readonly text: string
  readonly author: string | null
  /** `YYYY-MM-DD` */
  readonly date: string
}

const query = (of: 'doctor' | 'branch') => ({
  name: `newest reviews of a ${of}`,
  text: `select r.text, r.author_name as author, r.written_on::text as date from review r
    where r.${of}_id = $1 and r.state = 'public' and not r.is_demo
    order by r.written_on desc, r.public_id desc limit $2`,
})

/** The newest public reviews of a doctor or a branch, without those that were made up for the demo. */
export async function readNewestReviews(
  { reads }: Pick<Database, 'reads'>,
  of: 'doctor' | 'branch',
  id: string,
  limit: number,
): Promise<readonly NewestReview[]> {
  const { rows } = await reads.query<NewestReview>({ ...query(of), values: [id, limit] })
  return rows
}
