import { publishedName } from '@vizit/domain/reviews/published-name.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { ReviewsDeps } from '../deps.ts'

/** The account's owner as the author of reviews. */
export async function ownAuthor(actor: Patient, { family }: Pick<ReviewsDeps, 'family'>) {
  const me = (await family.membersOf(actor)).find(({ relKind }) => relKind === 'ME')
  return { birthday: me?.birthday ?? null, name: me ? publishedName(me) : null }
}
