import { deletePersonPhoto } from '@vizit/contract/calls/profile/photo.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProfileDeps } from '../deps.ts'
import { removePhoto } from '../store/photos.ts'
import { editablePhotoOwner } from '../use-cases/editable-photo-owner.ts'

export const deletePersonPhotoRoute = handle(
  deletePersonPhoto,
  async ({ actor, query, refuse }, { database, clock, family, changes }: ProfileDeps) => {
    const person = await editablePhotoOwner(actor, query.profileId, family)
    if (!person) return refuse('NOT_FOUND')
    const { profileId } = person
    await database.db.transaction().execute(async trx => {
      if (!(await removePhoto(trx, profileId))) return
      const audited = { accountId: actor.accountId, profileId, subject: profileId, at: clock.now() }
      await recordAudit(trx, { ...audited, action: 'photo-deleted' })
    })
    changes.publish('profile', { profiles: [profileId] })
    return undefined
  },
)
