import { deriveKey, type KeyPurpose } from '../secret/derive-key.ts'

/** The keys for data sealed at rest. */
export interface SealingKeys {
  readonly current: Buffer
  /** The key of the replaced secret: what it sealed is to be sealed by the current one. */
  readonly former?: Buffer | undefined
}

export interface Secrets {
  readonly secret: string
  readonly formerSecret?: string | undefined
}

export const sealingKeys = ({ secret, formerSecret }: Secrets, purpose: KeyPurpose): SealingKeys => ({
  current: deriveKey(secret, purpose),
  former: formerSecret === undefined ? undefined : deriveKey(formerSecret, purpose),
})
