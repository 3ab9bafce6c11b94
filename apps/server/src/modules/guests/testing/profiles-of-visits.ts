import type { World } from '@vizit/test-kit/world/world.ts'

/** Reads whom a visit is for, and who has booked it. */
export const profilesOfVisits = (db: World['db']) => (orderId: string) =>
  db
    .selectFrom('visit')
    .innerJoin('profile', 'profile.id', 'visit.profile_id')
    .selectAll('profile')
    .select('booked_by')
    .where('visit.id', '=', orderId)
    .executeTakeFirstOrThrow()
