import { opened } from '../../../app/device-store/device-store.ts'
import type { OpenStore } from '../../../app/device-store/open-store.ts'
import { entryOf, type RecordKind, readRecord } from '../../../app/device-store/versioned-record.ts'
import { withStoreMutex } from '../../../app/device-store/with-store-mutex.ts'
import type { DocumentKind, PhotoSize, ShrunkPhoto } from './document.ts'
import { entriesOfPhotos, namesOfPhotos, photoName } from './photo-entries.ts'

/** A document, or more photos of one, that is not saved yet. */
export interface DocumentDraft {
  readonly kind: DocumentKind
  readonly note: string
  readonly photos: readonly ShrunkPhoto[]
}

export const EMPTY_DRAFT: DocumentDraft = { kind: 'passport', note: '', photos: [] }

type StoredDraft = Omit<DocumentDraft, 'photos'> & { readonly photos: readonly string[] }

/** Sealed like the documents. */
const drafts: RecordKind<Readonly<Record<string, StoredDraft>>> = {
  name: 'document-drafts',
  empty: {},
  upgrades: [],
}

/** The draft of a document, by its id, or by the name of a new one; read after what is being kept of it. */
export function readDraft(key: string): Promise<DocumentDraft> {
  return withStoreMutex(async () => {
    const store = opened()
    const kept = store && (await readRecord(store, drafts))[key]
    if (!kept) return EMPTY_DRAFT
    const photos = await Promise.all(kept.photos.map(photoId => readPhoto(store, photoId)))
    return { ...kept, photos: photos.filter(photo => photo !== null) }
  })
}

async function readPhoto(store: OpenStore, id: string): Promise<ShrunkPhoto | null> {
  const read = async (size: PhotoSize) => {
    const record = await store.read({ name: photoName('photo-draft', id, size) })
    return record && new Blob([record.content], { type: 'image/jpeg' })
  }
  const [full, small] = await Promise.all([read('full'), read('small')])
  return full && small ? { id, full, small } : null
}

/** Writes the photos that are new, and deletes those that are gone. An empty draft is dropped. */
export function keepDraft(key: string, draft: DocumentDraft): Promise<void> {
  return withStoreMutex(async () => {
    const store = opened()
    if (!store) return
    const { [key]: former, ...others } = await readRecord(store, drafts)
    const before = former?.photos ?? []
    const now = draft.photos.map(({ id }) => id)
    const isEmpty = now.length === 0 && draft.note === '' && draft.kind === EMPTY_DRAFT.kind
    const added = draft.photos.filter(({ id }) => !before.includes(id))
    await store.write(
      [
        entryOf(drafts, isEmpty ? others : { ...others, [key]: { ...draft, photos: now } }),
        ...(await entriesOfPhotos('photo-draft', added)),
      ],
      namesOfPhotos(
        'photo-draft',
        before.filter(id => !now.includes(id)),
      ),
    )
  })
}

export const dropDraft = (key: string): Promise<void> => keepDraft(key, EMPTY_DRAFT)
