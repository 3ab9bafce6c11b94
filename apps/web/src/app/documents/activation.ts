/** What an activation code is requested for (product §2, "Routes": the state of the screens that take it). */
export interface Activation {
  /** The id of the test or the report. */
  readonly id: string
  readonly recordLink: string
  readonly providerCode: string
  readonly isTest: boolean
  /** The laboratory; null for a report. */
  readonly testProvider: string | null
  readonly profileId: string
  /** The document to open afterwards; null if only the values of a test are shown. */
  readonly documentId: string | null
}

let toOpen: string | null = null

/** Tells the screen that the user returns to that it should open a document. */
export function openDocumentOnReturn(documentId: string | null): void {
  toOpen = documentId
}

/** True, once, if this is the document to open. */
export function isOpenedOnReturn(documentId: string): boolean {
  if (toOpen !== documentId) return false
  toOpen = null
  return true
}
