import { useStoredRecord } from '../../../app/device-store/use-stored-record.ts'
import type { StoredDocument } from './document.ts'
import { onDocumentsChanged } from './documents-channel.ts'
import { readDocuments } from './stored-documents.ts'

/** The documents of this device; null while they are loading or cannot be read. */
export const useDocuments = (): readonly StoredDocument[] | null =>
  useStoredRecord(readDocuments, onDocumentsChanged)
