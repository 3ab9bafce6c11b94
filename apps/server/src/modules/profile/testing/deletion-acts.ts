import type { testWorld } from '@vizit/test-kit/world/world.ts'

type World = Awaited<ReturnType<typeof testWorld>>
export type Patient = Awaited<ReturnType<World['patient']>>

const path = '/api/v2/my/profile'

/** What a test of deletion does, and looks at. */
export function deletionActs(world: World) {
  const start = ({ bearer }: Patient) => world.call('POST', `${path}/deletion`, { bearer })
  const preview = async ({ bearer }: Patient) =>
    (await world.call('GET', `${path}/deletion`, { bearer })).json
  const confirm = ({ bearer }: Patient, body: object) => world.call('DELETE', path, { bearer, body })
  const messages = async (to: string): Promise<{ text: string }[]> =>
    (await world.call('GET', `/dev/messages.json?to=${encodeURIComponent(to)}`)).json

  /** The code that came by SMS, and its id. */
  async function code(patient: Patient): Promise<{ id: string; code: string }> {
    const { json } = await start(patient)
    const [sms] = await messages(patient.phone)
    return { id: json.id, code: /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '' }
  }
  const remove = async (patient: Patient, cancelVisits = false) =>
    confirm(patient, { ...(await code(patient)), cancelVisits })

  const profileRow = (id: string) =>
    world.db.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirst()
  return { start, preview, confirm, messages, code, remove, profileRow }
}
