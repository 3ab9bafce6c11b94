import type { World } from '@vizit/test-kit/world/world.ts'

type Who = Awaited<ReturnType<World['patient']>>
type Doctor = Awaited<ReturnType<World['doctor']>>

export const THANKS = 'Спасибо, всё понятно объяснили.'

const own = '/api/v2/my/reviews'

/** The calls of reviews, for tests. */
export function reviewActs(world: World) {
  let minutes = 0
  /** A past visit that overlaps no other. */
  const past = (
    who: Pick<Who, 'profileId'>,
    { assignmentId }: Pick<Doctor, 'assignmentId'>,
    status?: 'missed',
  ) => {
    minutes += 40
    const given = { daysAgo: 2 + minutes / 1440, ...(status && { status }) }
    return world.pastVisit(who as Who, assignmentId, given)
  }
  const add = ({ bearer }: Pick<Who, 'bearer'>, orderId: string, given: object = {}, key?: string) =>
    world.call('POST', own, {
      bearer,
      ...(key && { key }),
      body: { orderId, text: THANKS, publishName: false, ...given },
    })
  const edit = ({ bearer }: Pick<Who, 'bearer'>, id: string, given: object = {}) =>
    world.call('PUT', `${own}/${id}`, { bearer, body: { text: THANKS, publishName: false, ...given } })
  const remove = ({ bearer }: Pick<Who, 'bearer'>, id: string) =>
    world.call('DELETE', `${own}/${id}`, { bearer })
  const mine = async ({ bearer }: Pick<Who, 'bearer'>, query = '') =>
    (await world.call('GET', `${own}${query}`, { bearer })).json
  const visits = async ({ bearer }: Pick<Who, 'bearer'>, query = '') =>
    (await world.call('GET', `${own}/visits${query}`, { bearer })).json
  const ofDoctor = ({ doctorId }: Pick<Doctor, 'doctorId'>, query = '', clinic = world.clinic) =>
    world.call('GET', `/api/v2/public/doctors/${clinic.providerCode}/${doctorId}/reviews${query}`)
  const ofBranch = (branchId: string, query = '') =>
    world.call('GET', `/api/v2/public/medcenters/${branchId}/reviews${query}`)
  const counts = async ({ doctorId }: Pick<Doctor, 'doctorId'>) => {
    const row = await world.db
      .selectFrom('doctor_review_count')
      .select('reviews')
      .where('doctor_id', '=', doctorId)
      .executeTakeFirst()
    return row?.reviews ?? 0
  }
  return { past, add, edit, remove, mine, visits, ofDoctor, ofBranch, counts }
}
