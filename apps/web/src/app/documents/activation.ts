/** What an activation code is asked for (product §2, "Routes": the state of the screens that take it). */
export interface Activation {
  /** Of the test or the report. */
  readonly id: string
  readonly recordLink: string
  readonly providerCode: string
  readonly isTest: boolean
  /** Who examined it; null: a report. */
  readonly testProvider: string | null
  readonly profileId: string
  /** The document to open then; null: none, the values of a test are shown. */
  readonly documentId: string | null
}

let toOpen: string | null = null

/** Has a document opened by the screen that is gone back to. */
export function openNext(documentId: string | null): void {
  toOpen = documentId
}

/** Is this the document to open? Says so once. */
export function isOpenedNext(documentId: string): boolean {
  if (toOpen !== documentId) return false
  toOpen = null
  return true
}
