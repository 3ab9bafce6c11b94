import { showPhoto } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readPhoto } from '../store/photos.ts'

export const showPhotoRoute = handle(showPhoto, async ({ params, refuse }, { database }: CatalogueDeps) => {
  const photo = await readPhoto(database, params.hash)
  // The address contains a hash of the content, so the content never changes.
  const caching = 'public, max-age=31536000, immutable'
  return photo ? new Content(photo.content, { type: photo.media_type, caching }) : refuse('NOT_FOUND')
})
