import { deriveKey } from '../../platform/secret/derive-key.ts'

export interface ProgrammeKeys {
  /** Seals what a coverer tells about a person. */
  readonly member: Buffer
  /** Hashes barcodes, contract numbers and addresses, so that they are found without being stored. */
  readonly lookup: Buffer
  /** Hashes the codes of letters and SMS, and by what attempts are counted. */
  readonly proof: Buffer
}

export const programmeKeys = (secret: string): ProgrammeKeys => ({
  member: deriveKey(secret, 'programme-member'),
  lookup: deriveKey(secret, 'programme-lookup'),
  proof: deriveKey(secret, 'programme-proof'),
})
