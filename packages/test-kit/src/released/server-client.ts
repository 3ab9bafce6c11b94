import { quickProof } from '@vizit/server/modules/identity/testing/quick-proof.ts'
import { acts } from '../world/acts.ts'
import { httpClient, type Reply, type Sent } from '../world/call.ts'
import type { WorldDoctor, WorldSlot } from '../world/doctor.ts'
import { familyActs, freePhone } from '../world/family-acts.ts'
import { guestForm } from '../world/guest-acts.ts'
import { SECRET } from '../world/secret.ts'

/** A signed-in patient with a complete profile. */
export interface SignedIn {
  readonly phone: string
  readonly deviceId: string
  readonly bearer: string
  readonly refreshToken: string
  readonly profileId: string
}

const MY = '/api/v2/my'
const PUBLIC = '/api/v2/public'

/** User actions on one of several servers of a database, over HTTP only. */
export function serverClient(address: string) {
  const { call, close } = httpClient(address)
  const family = familyActs(call)
  /** The body of a successful answer; throws on a refusal. */
  const ask = async (method: string, path: string, sent?: Sent): Promise<Reply['json']> => {
    const { status, text, json } = await call(method, path, sent)
    if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`)
    return json
  }

  /** Signs in by an SMS code and completes the profile. */
  async function signIn(phone = freePhone()): Promise<SignedIn> {
    const deviceId = `device-of-${phone}`
    const asking = { phone: `+${phone}`, deviceId, deviceName: 'A phone of the tests' }
    const { id } = await ask('POST', `${MY}/phone-login/init`, { body: asking })
    const confirming = { id, code: await family.codeSentTo(phone) }
    const { token } = await ask('POST', `${MY}/phone-login/confirm-sms`, { body: confirming })
    const session = await ask('POST', `${MY}/session`, { body: { token, deviceId } })
    const bearer = `${deviceId}:${session.identityToken}`
    const body = { fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE', consentReceived: true }
    const { me } = await ask('POST', `${MY}/profile`, { bearer, body })
    return { phone, deviceId, bearer, refreshToken: session.refreshToken, profileId: me }
  }

  return {
    call,
    close,
    ...acts(call),
    ...family,
    signIn,
    refresh: ({ deviceId, refreshToken }: Pick<SignedIn, 'deviceId' | 'refreshToken'>) =>
      call('POST', `${MY}/session/refresh`, { body: { deviceId, refreshToken } }),
    doctorsOf: async (providerCode: string): Promise<string[]> =>
      (await ask('GET', `${PUBLIC}/booking/${providerCode}/doctors`)).map(({ id }: { id: string }) => id),
    freeTimes: async (providerCode: string, { doctorId, slots }: WorldDoctor): Promise<string[]> => {
      const [day] = slots.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))
      const path = `${PUBLIC}/booking/${providerCode}/doctors/${doctorId}/timeslots`
      const times = await ask('GET', `${path}?dateStart=${day}&dateEnd=${day}`)
      return times.map(({ timeslotId }: { timeslotId: string }) => timeslotId)
    },
    sync: ({ bearer }: SignedIn) => call('POST', `${MY}/providers/sync/orders`, { bearer }),
    bookAsGuest: async (
      providerCode: string,
      { doctorId }: WorldDoctor,
      { timetableId }: WorldSlot,
      phone: string,
    ) => {
      const recaptchaValue = await quickProof(SECRET, new Date())
      return call('POST', `${PUBLIC}/booking/${providerCode}/doctors/${doctorId}/timeslots/${timetableId}`, {
        anonymousId: '11111111-1111-4111-8111-111111111111',
        body: { ...guestForm, phone: `+${phone}`, recaptchaValue },
      })
    },
    /** Opens the visit of the link that a guest got by SMS. */
    openLinkOf: async (phone: string) => {
      const token = (await family.textsTo(phone)).map(text => /#([\w-]+)/.exec(text)?.[1])[0]
      const { id } = await ask('POST', `${PUBLIC}/guest-visits/code`, { body: { token } })
      const body = { id, code: await family.codeSentTo(phone) }
      const session = await ask('POST', `${PUBLIC}/guest-visits/session`, { body })
      return ask('GET', `${PUBLIC}/guest-visit`, { link: session.token })
    },
  }
}
