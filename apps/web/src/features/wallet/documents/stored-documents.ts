import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { plainLine } from '@vizit/domain/validation/plain-line.ts'
import { opened } from '../../../app/device-store/device-store.ts'
import type { Put } from '../../../app/device-store/key-value-store.ts'
import type { OpenStore } from '../../../app/device-store/open-store.ts'
import { entryOf, type RecordKind, readRecord } from '../../../app/device-store/versioned-record.ts'
import { withStoreMutex } from '../../../app/device-store/with-store-mutex.ts'
import {
  type DocumentKind,
  limits,
  type PhotoSize,
  type ShrunkPhoto,
  type StoredDocument,
} from './document.ts'
import { notifyTabsOfDocuments } from './documents-channel.ts'
import { entriesOfPhotos, namesOfPhotos, photoName } from './photo-entries.ts'
import { dropDraft } from './stored-draft.ts'

const documents: RecordKind<readonly StoredDocument[]> = { name: 'documents', empty: [], upgrades: [] }

export type StoreResult = Put | 'too-many'

/** The documents of this device, in the order in which they were added; null while the store is not open. */
export async function readDocuments(): Promise<readonly StoredDocument[] | null> {
  const store = opened()
  return store && readRecord(store, documents)
}

/** A photo of a document; null if it cannot be read any more. */
export async function readPhoto(photoId: string, size: PhotoSize): Promise<Blob | null> {
  const record = await opened()?.read({ name: photoName('photo', photoId, size) })
  return record ? new Blob([record.content], { type: 'image/jpeg' }) : null
}

export function addDocument(
  { kind, note }: { kind: DocumentKind; note: string },
  photos: readonly ShrunkPhoto[],
): Promise<StoreResult> {
  return change(async (store, former) => {
    if (former.length >= limits.documents) return 'too-many'
    const id = crypto.randomUUID()
    const added = { id, kind, note: plainLine(note), addedOn: civilDateOf(Date.now()), photos: idsOf(photos) }
    return store.write([entryOf(documents, [...former, added]), ...(await entriesOfPhotos('photo', photos))])
  })
}

export function addPhotos(documentId: string, photos: readonly ShrunkPhoto[]): Promise<StoreResult> {
  return change(async (store, former) => {
    const document = former.find(({ id }) => id === documentId)
    if (!document) return 'closed'
    if (document.photos.length + photos.length > limits.photosOfDocument) return 'too-many'
    const grown = { ...document, photos: [...document.photos, ...idsOf(photos)] }
    const changed = former.map(other => (other.id === documentId ? grown : other))
    return store.write([entryOf(documents, changed), ...(await entriesOfPhotos('photo', photos))])
  })
}

/** Deletes it with the photos that were picked for it and not saved. */
export async function removeDocument(documentId: string): Promise<StoreResult> {
  const removed = await change((store, former) => {
    const gone = former.filter(({ id }) => id === documentId).flatMap(({ photos }) => photos)
    const left = former.filter(({ id }) => id !== documentId)
    return store.write([entryOf(documents, left)], namesOfPhotos('photo', gone))
  })
  if (removed === 'stored') await dropDraft(documentId)
  return removed
}

/** One at a time among all tabs, so that two simultaneous additions are both stored. */
async function change(
  make: (store: OpenStore, former: readonly StoredDocument[]) => Promise<StoreResult>,
): Promise<StoreResult> {
  const stored = await withStoreMutex(async () => {
    const store = opened()
    return store ? make(store, await readRecord(store, documents)) : 'closed'
  })
  if (stored === 'stored') notifyTabsOfDocuments()
  return stored
}

const idsOf = (photos: readonly ShrunkPhoto[]) => photos.map(({ id }) => id)
