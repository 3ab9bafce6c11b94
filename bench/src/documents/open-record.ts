import type { BookingPatient } from '../scenarios/booking/patients.ts'
import type { InsertedDocument } from './insert-document.ts'

/** Requests an activation code and enters it, as the patient does. Returns the code. */
export async function openRecord(
  port: number,
  { bearer, profileId, phone }: BookingPatient,
  { providerCode, recordLink }: InsertedDocument,
): Promise<string> {
  const base = `http://127.0.0.1:${port}`
  const post = async (path: string, body: object) => {
    const reply = await fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ providerCode, recordLink, profileId, isTest: true, ...body }),
    })
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  }
  await post('/api/v2/my/providers/acodes', {})
  const messages = (await (await fetch(`${base}/dev/messages.json?to=${phone}`)).json()) as { text: string }[]
  const code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0]
  if (!code) throw new Error('no activation code was sent')
  await post('/api/v2/my/providers/acodes/confirm', { code })
  return code
}
