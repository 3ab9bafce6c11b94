import { z } from 'zod'
import { open, seal } from '../../../../platform/secret/sealed.ts'
import type { ConnectorKind } from '../../connectors/connectors.ts'

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

interface Whose {
  readonly providerId: string
  readonly connector: ConnectorKind
}

/** A server that does not know the connector does not open them, and asks the clinic nothing. */
const contextOf = ({ providerId, connector }: Whose) => `${connector}-connection:${providerId}`

export const sealSecrets = (key: Buffer, whose: Whose, secrets: Secrets): string =>
  seal(key, JSON.stringify(secrets), contextOf(whose))

/** Null when the server's own secret is another than the one they were sealed with. */
export function openSecrets(key: Buffer, whose: Whose, sealed: string): Secrets | null {
  const text = open(key, sealed, contextOf(whose))
  return text === null ? null : Secrets.parse(JSON.parse(text))
}
