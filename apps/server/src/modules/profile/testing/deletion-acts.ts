import type { testWorld } from '@vizit/test-kit/world/world.ts'

type World = Awaited<ReturnType<typeof testWorld>>
export type Patient = Awaited<ReturnType<World['patient']>>

const path = '/api/v2/my/profile'

/** Actions and checks for tests of deleting an account. */
export function deletionActs(world: World) {
  const preview = async ({ bearer }: Patient) =>
    (await world.call('GET', `${path}/deletion`, { bearer })).json
  const confirm = ({ bearer }: Patient, freshCode: string, cancelVisits = false) =>
    world.call('DELETE', path, { bearer, freshCode, body: { cancelVisits } })
  const messages = async (to: string): Promise<{ text: string }[]> =>
    (await world.call('GET', `/dev/messages.json?to=${encodeURIComponent(to)}`)).json
  const code = (patient: Patient) => world.freshCode(patient, 'deletion')
  const remove = async (patient: Patient, cancelVisits = false) =>
    confirm(patient, await code(patient), cancelVisits)

  const profileRow = (id: string) =>
    world.db.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirst()
  return { preview, confirm, messages, code, remove, profileRow }
}
