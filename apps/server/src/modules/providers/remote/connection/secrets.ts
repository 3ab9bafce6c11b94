import { z } from 'zod'
import { open, seal } from '../../../../platform/secret/encrypt-text.ts'
import type { ConnectorKind } from '../../connectors/connectors.ts'

export const Secrets = z.object({
  credentials: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('bearer'), token: z.string() }),
    z.object({ kind: z.literal('basic'), user: z.string(), password: z.string() }),
  ]),
  /** The secret by which the clinic authenticates its notifications. */
  webhook: z.string(),
})
export type Secrets = z.output<typeof Secrets>

interface Whose {
  readonly providerId: string
  readonly connector: ConnectorKind
}

/** A server version without this connector cannot decrypt them, so it does not ask the clinic. */
const contextOf = ({ providerId, connector }: Whose) => `${connector}-connection:${providerId}`

export const sealSecrets = (key: Buffer, whose: Whose, secrets: Secrets): string =>
  seal(key, JSON.stringify(secrets), contextOf(whose))

/** Null: they were encrypted with another server secret. */
export function openSecrets(key: Buffer, whose: Whose, sealed: string): Secrets | null {
  const text = open(key, sealed, contextOf(whose))
  return text === null ? null : Secrets.parse(JSON.parse(text))
}
