/** The stored data of a photographed document (product §2, "my documents"). */
export interface StoredDocument {
  readonly id: string
  readonly kind: DocumentKind
  /** Whose document it is, or its name; empty for one's own. */
  readonly note: string
  /** A date in Minsk. */
  readonly addedOn: string
  readonly photos: readonly string[]
}

export const documentKinds = ['passport', 'id-card', 'insurance', 'medical-card', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The limits of a device: about 12 MB in total. */
export const limits = {
  documents: 12,
  photosOfDocument: 4,
  noteLength: 60,
} as const

/** A stored photo: in full size, and small for the list. */
export interface ShrunkPhoto {
  readonly id: string
  readonly full: Blob
  readonly small: Blob
}

export type PhotoSize = 'full' | 'small'
