import { quickProof } from '@vizit/server/modules/identity/testing/quick-proof.ts'
import { solveProof } from '@vizit/server/modules/identity/testing/solve-proof.ts'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import { deriveKey } from '@vizit/server/platform/secret/derive-key.ts'
import { keyedHash } from '@vizit/server/platform/secret/one-time-code.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clinic } from './clinic.ts'
import type { WorldDoctor, WorldSlot } from './doctor.ts'

const DIGITS = 5

interface Parts {
  readonly app: FastifyInstance
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly clinic: Clinic
  readonly secret: string
}

/** The guest's form, without the human check. */
export const guestForm = {
  lastName: 'Петрова',
  firstName: 'Ольга',
  middleName: 'Ивановна',
  phone: '+375 (29) 765-43-21',
  birthDate: '1990-05-17',
  sex: 'FEMALE',
  userAgreementAccepted: true,
  privacyPolicyAccepted: true,
  consentReceived: true,
}

export interface GuestSent {
  readonly anonymousId?: string
  readonly key?: string
  readonly address?: string
  readonly language?: 'ru' | 'be' | 'en'
  readonly bearer?: string
}

export interface GuestReply {
  readonly status: number
  readonly text: string
  // The tests read the answers as the clients of other makers do: as JSON.
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly json: any
}

/** A doctor of the world's own clinic, or of the named one. */
type At = Pick<WorldDoctor, 'doctorId'> & { readonly providerCode?: string }

let asked = 0
/** A new address for each guest, so that others' requests do not lead to a captcha. */
const ownAddress = () => `10.200.${Math.floor(++asked / 250)}.${asked % 250}`

const GUEST = '11111111-1111-4111-8111-111111111111'

/** The calls of people without an account, from any address. */
export function guestActs({ app, db, clock, clinic, secret }: Parts) {
  async function send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { body, ...sent }: GuestSent & { readonly body?: object; readonly link?: string } = {},
  ): Promise<GuestReply> {
    const { anonymousId = GUEST, key, address = '127.0.0.1', language, bearer, link } = sent
    const authorization = link ? `Visit ${link}` : bearer && `Bearer ${bearer}`
    const reply = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        'x-anonymous-id': anonymousId,
        ...(key && { 'idempotency-key': key }),
        ...(language && { 'accept-language': language }),
        ...(authorization && { authorization }),
      },
      ...(body && { payload: body }),
    })
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    return { status: reply.statusCode, text: reply.body, json: isJson ? reply.json() : undefined }
  }

  const prove = async (): Promise<string> => {
    const { json: challenge } = await send('GET', '/api/v2/my/phone-login/challenge')
    return solveProof(challenge)
  }
  const proveQuickly = () => quickProof(secret, clock.now())
  const pathTo = (
    { doctorId, providerCode = clinic.providerCode }: At,
    slot: Pick<WorldSlot, 'timetableId'>,
  ) => `/api/v2/public/booking/${providerCode}/doctors/${doctorId}/timeslots/${slot.timetableId}`

  /** The messages that were sent to a phone, the newest first. */
  const messagesTo = async (phone: string): Promise<string[]> => {
    const { json } = await send('GET', `/dev/messages.json?to=${encodeURIComponent(phone)}`)
    return json.map(({ text }: { text: string }) => text)
  }

  /** Books with a proof of work of zero difficulty, unless the test passes another one. */
  async function bookAsGuest(
    doctor: At,
    slot: Pick<WorldSlot, 'timetableId'>,
    said: Readonly<Record<string, unknown>> = {},
    sent: GuestSent = {},
  ): Promise<GuestReply> {
    const recaptchaValue = 'recaptchaValue' in said ? said.recaptchaValue : await proveQuickly()
    return send('POST', pathTo(doctor, slot), {
      address: ownAddress(),
      ...sent,
      body: { ...guestForm, ...said, recaptchaValue },
    })
  }

  /** The captcha's digits, found by trying, because the row holds only a keyed hash. */
  async function readGuestPicture(id: string): Promise<string> {
    const check = await db
      .selectFrom('guest_check')
      .select('code_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const key = deriveKey(secret, 'human-code')
    for (let n = 0; n < 10 ** DIGITS; n += 1) {
      const digits = String(n).padStart(DIGITS, '0')
      if (check.code_hash && keyedHash(key, id, digits).equals(check.code_hash)) return digits
    }
    throw new Error('no picture was drawn')
  }

  /** The token of the link that was last sent to the phone. */
  async function linkOf(phone: string): Promise<string> {
    const texts = await messagesTo(phone)
    const token = texts.map(text => /\/v#([\w-]+)/.exec(text)?.[1]).find(found => found !== undefined)
    if (!token) throw new Error(`no link was sent to ${phone}`)
    return token
  }

  const askForCode = (token: string, sent: GuestSent = {}) =>
    send('POST', '/api/v2/public/guest-visits/code', { ...sent, body: { token } })
  const confirmCode = (id: string, code: string, sent: GuestSent = {}) =>
    send('POST', '/api/v2/public/guest-visits/session', { ...sent, body: { id, code } })

  /** Holds with a proof of work of zero difficulty, unless the test passes another one. */
  async function holdAsGuest(
    { timetableId, assignmentId }: Pick<WorldSlot, 'timetableId' | 'assignmentId'>,
    sent: GuestSent = {},
    said: Readonly<Record<string, unknown>> = {},
  ): Promise<GuestReply> {
    const recaptchaValue = 'recaptchaValue' in said ? said.recaptchaValue : await proveQuickly()
    const body = { timetableId, assignmentId, ...said, recaptchaValue }
    return send('POST', '/api/v2/my/providers/holds', { address: ownAddress(), ...sent, body })
  }

  return {
    prove,
    holdAsGuest,
    quickProof: proveQuickly,
    bookAsGuest,
    readGuestPicture,
    drawGuestPicture: (id: string) => send('GET', `/api/v2/public/guest-check/image?id=${id}`),
    hearGuestPicture: (id: string) => send('GET', `/api/v2/public/guest-check/audio?id=${id}`),
    messagesTo,
    linkOf,
    askForCode,
    confirmCode,
    /** All steps from a link to a session. */
    openLink: async (phone: string): Promise<string> => {
      const asked = await askForCode(await linkOf(phone))
      const [code = ''] = (await messagesTo(phone)).flatMap(text => /\d{6}/.exec(text) ?? [])
      const { json } = await confirmCode(asked.json.id, code)
      return json.token
    },
    ofLink: (
      method: 'GET' | 'PATCH' | 'DELETE',
      link: string,
      { path = '', body, ...sent }: { readonly path?: string; readonly body?: object } & GuestSent = {},
    ) => send(method, `/api/v2/public/guest-visit${path}`, { ...sent, link, ...(body && { body }) }),
  }
}
