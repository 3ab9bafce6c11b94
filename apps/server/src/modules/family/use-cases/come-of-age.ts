import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isSoonOfAge } from '@vizit/domain/person/coming-of-age.ts'
import { addMonthsClamped } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { parentsOf } from '../store/children.ts'
import { childrenBornBefore } from '../store/children-coming-of-age.ts'
import { type GrowingUpDeps, leaveChildhood, tellFamily, tellOfAdulthood } from './leave-childhood.ts'

interface Parts extends GrowingUpDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}

/** In months. Younger children need no message yet. */
const LOOKED_AT = 17 * 12 + 10

/**
 * Tells the parents, and the child if a phone is known, a month before the child turns 18. On the birthday the
 * parents' rights shrink to the name and all are told again, also of programmes that cover children only; the child is also told
 * of planned visits that the parents booked. Each message is sent once, also when servers restart or run in parallel.
 */
export async function comeOfAge({
  database,
  clock,
  ...deps
}: Parts): Promise<{ told: number; grown: number }> {
  const now = clock.now()
  const today = civilDateOf(now)
  const born = addMonthsClamped(today, -LOOKED_AT)
  const counts = { told: 0, grown: 0 }
  for (const child of await childrenBornBefore(database.db, born)) {
    const isGrown = isAdultOn(today, child.birthday)
    if (!isGrown && !isSoonOfAge(today, child.birthday)) continue
    counts.told += await database.db.transaction().execute(async trx => {
      if (!isGrown) {
        const parents = await parentsOf(trx, child.profileId)
        return tellFamily(trx, child, { kind: 'grows-up-soon', parents, now }, deps)
      }
      const left = await leaveChildhood(trx, child, now, deps)
      if (left.parents.length > 0) counts.grown += 1
      return tellOfAdulthood(trx, child, left, deps)
    })
  }
  return counts
}
