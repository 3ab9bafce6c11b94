import { solveProof } from '@vizit/server/modules/identity/testing/solve-proof.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import { deriveKey } from '@vizit/server/platform/secret/derive-key.ts'
import { keyedHash } from '@vizit/server/platform/secret/one-time-code.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'

const LOGIN = '/api/v2/my/phone-login'
const DIGITS = 5

export interface LoginRequest {
  readonly deviceName?: string
  readonly phone?: string
  readonly deviceId?: string
  readonly address?: string
  readonly language?: 'ru' | 'be' | 'en'
  /** A solved proof of work. */
  readonly proof?: string
}

export interface Answered {
  readonly status: number
  // The tests read the answers as the clients of other makers do: as JSON.
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly json: any
}

interface Parts {
  readonly app: FastifyInstance
  readonly db: Kysely<DB>
  readonly secret: string
}

/** Signs in over HTTP, with codes from the development inbox. */
export function phoneLogin({ app, db, secret }: Parts) {
  const send = async (method: 'POST' | 'GET', url: string, payload?: object, address = '127.0.0.1') => {
    const reply = await app.inject({ method, url, remoteAddress: address, ...(payload && { payload }) })
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    return { status: reply.statusCode, json: isJson ? reply.json() : reply.body } satisfies Answered
  }
  const ask = ({
    phone = '+375291112233',
    deviceId = 'device-one',
    address,
    deviceName = 'Phone',
    language,
    proof,
  }: LoginRequest = {}) =>
    send(
      'POST',
      `${LOGIN}/init`,
      {
        phone,
        deviceId,
        deviceName,
        ...(language && { language }),
        ...(proof !== undefined && { recaptchaValue: proof }),
      },
      address,
    )
  const codesOf = async (phone: string): Promise<string[]> => {
    const { json } = await send('GET', `/dev/messages.json?to=${encodeURIComponent(phone)}`)
    return json.flatMap(({ text }: { text: string }) => /\d{6}/.exec(text) ?? [])
  }
  const confirm = (id: string, code: string) => send('POST', `${LOGIN}/confirm-sms`, { id, code })
  const session = (token: string, deviceId = 'device-one', more: object = {}) =>
    send('POST', '/api/v2/my/session', { token, deviceId, ...more })
  return {
    ask,
    codesOf,
    confirm,
    session,
    refresh: (refreshToken: string, deviceId = 'device-one') =>
      send('POST', '/api/v2/my/session/refresh', { refreshToken, deviceId }),
    draw: (id: string) => send('GET', `${LOGIN}/human-code?id=${id}`),
    listen: (id: string) => send('GET', `${LOGIN}/human-code/audio?id=${id}`),
    /** Solves a proof of work as a browser does. */
    prove: async (): Promise<string> => {
      const { json: challenge } = await send('GET', `${LOGIN}/challenge`)
      return solveProof(challenge)
    },
    confirmHuman: (id: string, code: string) => send('POST', `${LOGIN}/confirm-human`, { id, code }),
    /** The captcha's digits, found by trying, because the row holds only a keyed hash. */
    readPicture: async (id: string): Promise<string> => {
      const login = await db
        .selectFrom('phone_login')
        .select('human_code_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const key = deriveKey(secret, 'human-code')
      for (let n = 0; n < 10 ** DIGITS; n += 1) {
        const code = String(n).padStart(DIGITS, '0')
        if (login.human_code_hash && keyedHash(key, id, code).equals(login.human_code_hash)) return code
      }
      throw new Error('no picture was drawn')
    },
    /** All steps: code, token, session. */
    signIn: async ({ phone = '+375291112233', deviceId = 'device-one', ...asking }: LoginRequest = {}) => {
      const asked = await ask({ phone, deviceId, ...asking })
      const [code = ''] = await codesOf(phone)
      const { json: confirmed } = await confirm(asked.json.id, code)
      const { json } = await session(confirmed.token, deviceId)
      return {
        refreshToken: json.refreshToken as string,
        expiresAt: json.expiresAt as string,
        bearer: `${deviceId}:${json.identityToken}`,
      }
    },
    profile: async (bearer: string): Promise<Answered> => {
      const headers = { authorization: `Bearer ${bearer}` }
      const reply = await app.inject({ method: 'GET', url: '/api/v2/my/profile', headers })
      return { status: reply.statusCode, json: reply.json() }
    },
    signOut: (bearer: string) =>
      app.inject({
        method: 'DELETE',
        url: '/api/v2/my/session',
        headers: { authorization: `Bearer ${bearer}` },
      }),
  }
}
