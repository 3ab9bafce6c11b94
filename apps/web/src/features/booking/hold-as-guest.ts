import type { Answer, Input } from '@vizit/api-client/calls.ts'
import type { Client } from '@vizit/api-client/client.ts'
import type { Result } from '@vizit/api-client/result.ts'

/** The solution of a captcha by a visitor without an account. */
export type ReadPicture = Required<Pick<Input<'holdTimeslot'>['body'], 'humanCheckId' | 'humanCode'>>

type Body = Input<'holdTimeslot'>['body']

/** Holds a time for a visitor without an account, with a solved captcha or with a proof of work. */
export async function holdAsGuest(
  client: Client,
  body: Body,
  { read, signal }: { read: ReadPicture | null; signal: AbortSignal },
): Promise<Result<Answer<'holdTimeslot'>> | null> {
  const { createProofs } = await import('../../app/human-check/proofs.ts')
  const proofs = createProofs(client)
  // After leaving the form, do not wait for the proof: the next hold may be needed at once.
  const left = new Promise<null>(over => signal.addEventListener('abort', () => over(null)))
  const ask = async () => {
    const recaptchaValue = read ? null : await Promise.race([proofs.take(), left])
    if (signal.aborted) return null
    const proof = read ?? (recaptchaValue ? { recaptchaValue } : {})
    return client.act('holdTimeslot', { body: { ...body, ...proof } }, { signal })
  }
  const first = await ask()
  // The proof expired, or was used by a request whose answer was lost: one retry with a new proof.
  return first && !first.ok && first.refusal.code === 'RECAPCHA_IS_NOT_VALID' ? ask() : first
}
