import { showPersonPhoto } from '@vizit/contract/calls/profile/photo.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import type { ProfileDeps } from '../deps.ts'
import { findPhoto } from '../store/photos.ts'

/** Cached in the person's own browser only, for ten minutes, because the session may end. */
const CACHING = 'private, max-age=600'

export const showPersonPhotoRoute = handle(
  showPersonPhoto,
  async ({ actor, params, refuse }, { database, family }: ProfileDeps) => {
    const photo = await findPhoto(database.db, params.photoId)
    if (!photo || !(await family.memberFor(actor, photo.profileId, 'VIEW_COVERAGE')))
      return refuse('NOT_FOUND')
    return new Content(photo.content, { type: photo.mediaType, caching: CACHING, vary: 'Authorization' })
  },
)
