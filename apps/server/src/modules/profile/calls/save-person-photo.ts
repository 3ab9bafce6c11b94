import { savePersonPhoto } from '@vizit/contract/calls/profile/photo.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { reEncode, SQUARE } from '../../../platform/pictures/re-encode.ts'
import type { ProfileDeps } from '../deps.ts'
import { putPhoto } from '../store/photos.ts'
import { editablePhotoOwner } from '../use-cases/editable-photo-owner.ts'

export const savePersonPhotoRoute = handle(
  savePersonPhoto,
  async ({ actor, query, body, refuse }, { database, clock, family, changes }: ProfileDeps) => {
    const person = await editablePhotoOwner(actor, query.profileId, family)
    if (!person) return refuse('NOT_FOUND')
    const photo = await reEncode(body, SQUARE)
    if (typeof photo === 'string') return refuse('PHOTO_UNREADABLE', { reason: photo })

    const now = clock.now()
    const { profileId } = person
    const photoId = await database.db.transaction().execute(async trx => {
      const audited = { accountId: actor.accountId, profileId, subject: profileId, at: now }
      await recordAudit(trx, { ...audited, action: 'photo-saved' })
      return putPhoto(trx, { profileId, ...photo, now })
    })
    changes.publish('profile', { profiles: [profileId] })
    return { photoUrl: `/api/v2/my/profile/photo/${photoId}` }
  },
)
