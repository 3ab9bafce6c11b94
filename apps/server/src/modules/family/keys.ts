import { deriveKey } from '../../platform/secret/derive-key.ts'

/** The keys that protect the family's codes, phones and addresses. */
export interface FamilyKeys {
  /** The key for hashes of codes, phones and addresses. */
  readonly hash: Buffer
  /** The key that encrypts codes which are shown to their owner again. */
  readonly seal: Buffer
}

export function familyKeys(secret: string): FamilyKeys {
  return { hash: deriveKey(secret, 'family-hash'), seal: deriveKey(secret, 'family-code-seal') }
}
