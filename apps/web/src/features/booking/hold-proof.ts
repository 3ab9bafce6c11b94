import type { Answer, Input } from '@vizit/api-client/calls.ts'
import type { Client } from '@vizit/api-client/client.ts'
import type { Result } from '@vizit/api-client/result.ts'

/** What a picture shows, as somebody without an account read it. */
export type ReadPicture = Required<Pick<Input<'holdTimeslot'>['body'], 'humanCheckId' | 'humanCode'>>

type Body = Input<'holdTimeslot'>['body']

/** Holds for somebody without an account: with what they read, or with a proof of work that nobody sees. */
export async function holdAsGuest(
  client: Client,
  body: Body,
  { read, signal }: { read: ReadPicture | null; signal: AbortSignal },
): Promise<Result<Answer<'holdTimeslot'>> | null> {
  const { createProofs } = await import('../../app/human-check/proofs.ts')
  const proofs = createProofs(client)
  // Whoever has left waits for no proof: the next time may be theirs at once.
  const left = new Promise<null>(over => signal.addEventListener('abort', () => over(null)))
  const ask = async () => {
    const recaptchaValue = read ? null : await Promise.race([proofs.take(), left])
    if (signal.aborted) return null
    const proof = read ?? (recaptchaValue ? { recaptchaValue } : {})
    return client.act('holdTimeslot', { body: { ...body, ...proof } }, { signal })
  }
  const first = await ask()
  // The proof ended, or was spent by a request whose answer was lost: a fresh one is tried once.
  return first && !first.ok && first.refusal.code === 'RECAPCHA_IS_NOT_VALID' ? ask() : first
}
