import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import type { Answered } from './phone-login.ts'
import { signInWorld } from './sign-in-world.ts'

export interface Mail {
  readonly text: string
  readonly token: string
  readonly code: string
}

/** The sign-in world with e-mails: accounts that have one, and devices that wait for access by it. */
export async function accessWorld() {
  const world = await signInWorld()
  const { app, signIn } = world
  let made = 0

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    bearer = '',
    payload?: object,
    freshCode?: string,
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/v2${url}`,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(freshCode && { 'fresh-code': freshCode }),
      },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, json: reply.body ? reply.json() : undefined } satisfies Answered
  }
  /** The e-mails to an address, newest first. */
  const mailsTo = async (address: string): Promise<Mail[]> => {
    const { payload } = await app.inject(`/dev/messages.json?to=${encodeURIComponent(address)}`)
    return JSON.parse(payload).map(({ text }: { text: string }) => ({
      text,
      token: /#token=([\w-]+)/.exec(text)?.[1] ?? '',
      code: /\b(\d{6})\b/.exec(text)?.[1] ?? '',
    }))
  }
  const lastMail = async (address: string): Promise<Mail> =>
    (await mailsTo(address))[0] ?? { text: '', token: '', code: '' }
  const someone = () => {
    const number = String(++made).padStart(7, '0')
    return {
      phone: `+37525${number}`,
      deviceId: `device-${number}`,
      address: `10.7.${made >> 8}.${made & 255}`,
      email: `person${made}@example.by`,
    }
  }
  const saveEmail = (bearer: string, address: string | null, code?: string) =>
    call('PUT', '/my/profile/emails', bearer, address === null ? [] : [{ address, usage: 'PRIMARY' }], code)
  /** The `fresh-code` header of a call, with the code that came by SMS. */
  const freshCode = async ({ bearer, phone }: { bearer: string; phone: string }, deed: FreshDeed) => {
    const { json } = await call('POST', '/my/fresh-codes', bearer, { deed })
    return `${json.id}:${(await lastMail(phone.replace('+', ''))).code}`
  }
  /** Replaces or removes the confirmed address, with the code that this needs. */
  const changeEmail = async (me: { bearer: string; phone: string }, address: string | null) =>
    saveEmail(me.bearer, address, await freshCode(me, 'email'))
  const followLink = (token: string) => call('POST', '/public/confirm-email', '', { token })
  /** An account whose e-mail is confirmed, signed in on its first device. */
  const withEmail = async () => {
    const me = someone()
    const first = await signIn(me)
    await saveEmail(first.bearer, me.email)
    await followLink((await lastMail(me.email)).token)
    return { ...me, ...first }
  }
  return {
    ...world,
    call,
    mailsTo,
    lastMail,
    someone,
    saveEmail,
    freshCode,
    changeEmail,
    followLink,
    undoChange: (token: string) => call('POST', '/public/undo-email-change', '', { token }),
    withEmail,
    /** The same person on a device without access. */
    signInElsewhere: (me: ReturnType<typeof someone>, suffix = 'new') => {
      const deviceId = `${me.deviceId}-${suffix}`
      return signIn({ ...me, deviceId }).then(opened => ({ ...opened, deviceId }))
    },
  }
}
