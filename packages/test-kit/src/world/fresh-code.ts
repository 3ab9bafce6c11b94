import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import type { Call } from './call.ts'

interface Holder {
  readonly bearer: string
  readonly phone: string
}

/** Requests the code of a deed and reads it from the SMS; returns the `fresh-code` header of the call. */
export async function freshCode(call: Call, { bearer, phone }: Holder, deed: FreshDeed): Promise<string> {
  const sent = await call('POST', '/api/v2/my/fresh-codes', { bearer, body: { deed } })
  if (sent.status !== 200) throw new Error(`no code was sent: ${sent.text}`)
  const { json } = await call('GET', `/dev/messages.json?to=${encodeURIComponent(phone)}`)
  const texts: string[] = json.map(({ text }: { text: string }) => text)
  return `${sent.json.id}:${texts.flatMap(text => /\d{6}/.exec(text) ?? [])[0]}`
}
