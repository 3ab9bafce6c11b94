import { readFile } from 'node:fs/promises'
import { type CryptoKey, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'

/** Public keys only: with a private key or a shared secret, every reader of the file could sign. */
const PartnerKey = z
  .looseObject({
    kid: z.string().min(1),
    iss: z.string().min(1),
    alg: z.enum(['RS256', 'ES256', 'EdDSA']),
    kty: z.enum(['RSA', 'EC', 'OKP']),
  })
  .refine(key => !('d' in key), 'a private key must not be there')
const KeySet = z.object({ keys: z.array(PartnerKey).min(1) })

export interface PartnerKey {
  readonly id: string
  /** The partner's name; its tokens name it as their issuer (`iss`). */
  readonly issuer: string
  readonly algorithm: string
  readonly key: CryptoKey
}

export interface CustomTokens {
  readonly keys: readonly PartnerKey[]
  /** The audience (`aud`) that a token must name: this installation. */
  readonly audience: string
}

/** Partners who may sign people in by a token; none without a file. */
export async function customTokensOf(config: {
  readonly customTokenKeys: string | undefined
  readonly customTokenAudience: string
}): Promise<CustomTokens | undefined> {
  if (!config.customTokenKeys) return undefined
  return { keys: await readPartnerKeys(config.customTokenKeys), audience: config.customTokenAudience }
}

/** Reads the partners' keys from a JWKS file whose keys name their partner as `iss`. */
export async function readPartnerKeys(file: string): Promise<PartnerKey[]> {
  try {
    const { keys } = KeySet.parse(JSON.parse(await readFile(file, 'utf8')))
    return await Promise.all(keys.map(imported))
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : []
    const why = issue ? `${issue.path.join('.')}: ${issue.message}` : (error as Error).message
    throw new StartupProblem(`CUSTOM_TOKEN_KEYS ${file} cannot be used: ${why}`)
  }
}

async function imported(key: z.output<typeof PartnerKey>): Promise<PartnerKey> {
  const { kid: id, iss: issuer, alg: algorithm } = key
  return { id, issuer, algorithm, key: (await importJWK(key as JWK, algorithm)) as CryptoKey }
}
