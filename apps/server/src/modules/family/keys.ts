import { deriveKey } from '../../platform/secret/derive-key.ts'

/** What hides the codes, phones and addresses that the family works with. */
export interface FamilyKeys {
  /** Of hashes of codes, phones and addresses. */
  readonly hash: Buffer
  /** Of the codes that are shown to their owner again. */
  readonly seal: Buffer
}

export function familyKeys(secret: string): FamilyKeys {
  return { hash: deriveKey(secret, 'family-hash'), seal: deriveKey(secret, 'family-code-seal') }
}
