import { z } from 'zod'
import { open, seal } from '../../../../platform/secret/sealed.ts'

export const Secrets = z.object({
  credentials: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('bearer'), token: z.string() }),
    z.object({ kind: z.literal('basic'), user: z.string(), password: z.string() }),
  ]),
  /** With which the clinic proves that it is the one who tells of changes. */
  webhook: z.string(),
})
export type Secrets = z.output<typeof Secrets>

const contextOf = (providerId: string) => `fhir-connection:${providerId}`

export const sealSecrets = (key: Buffer, providerId: string, secrets: Secrets): string =>
  seal(key, JSON.stringify(secrets), contextOf(providerId))

/** Null when the server's own secret is another than the one they were sealed with. */
export function openSecrets(key: Buffer, providerId: string, sealed: string): Secrets | null {
  const text = open(key, sealed, contextOf(providerId))
  return text === null ? null : Secrets.parse(JSON.parse(text))
}
