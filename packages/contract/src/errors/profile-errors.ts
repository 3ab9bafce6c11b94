import { z } from 'zod'
import { kind, none } from './error-kind.ts'

/** Own profile (product §2, §5). */
export const profileErrors = {
  PROFILE_NOT_EDITABLE: kind(422, false, z.object({ reason: z.enum(['programme', 'minor']) })),
  PHOTO_UNREADABLE: kind(422, false, z.object({ reason: z.enum(['type', 'damaged', 'dimensions']) })),
  EMAIL_REQUIRED: kind(422, false, none),
  EXPORT_EXPIRED: kind(410, false, none),
}
