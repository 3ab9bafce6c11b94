/** What is kept of a document that a person has photographed (product §2, "my documents"). */
export interface KeptDocument {
  readonly id: string
  readonly kind: DocumentKind
  /** Whose it is, or what it is called; empty: one's own. */
  readonly note: string
  /** A civil date in Minsk. */
  readonly addedOn: string
  readonly photos: readonly string[]
}

export const documentKinds = ['passport', 'id-card', 'insurance', 'medical-card', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What a device keeps at most: some 12 MB. */
export const limits = {
  documents: 12,
  photosOfDocument: 4,
  noteLength: 60,
} as const

/** A photo as it is kept: to be read, and small for the list. */
export interface ShrunkPhoto {
  readonly id: string
  readonly full: Blob
  readonly small: Blob
}

export type PhotoSize = 'full' | 'small'
