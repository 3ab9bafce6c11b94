import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { deleteAccountRoute } from './calls/delete-account.ts'
import { deletePersonPhotoRoute } from './calls/delete-person-photo.ts'
import { discoverProfileRoute } from './calls/discover-profile.ts'
import { downloadExportRoute } from './calls/download-export.ts'
import { orderExportRoute } from './calls/order-export.ts'
import { previewDeletionRoute } from './calls/preview-deletion.ts'
import { readExportRoute } from './calls/read-export.ts'
import { readProfileRoute } from './calls/read-profile.ts'
import { savePersonPhotoRoute } from './calls/save-person-photo.ts'
import { saveProfileRoute } from './calls/save-profile.ts'
import { showPersonPhotoRoute } from './calls/show-person-photo.ts'
import type { ProfileDeps } from './deps.ts'

/** The signed-in person: profile, photo, copy of the data, deletion of the account (product §2, "Profile"). */
export async function profilePlugin(app: FastifyInstance, deps: ProfileDeps) {
  register(
    app,
    [
      readProfileRoute,
      saveProfileRoute,
      discoverProfileRoute,
      savePersonPhotoRoute,
      deletePersonPhotoRoute,
      showPersonPhotoRoute,
      orderExportRoute,
      readExportRoute,
      downloadExportRoute,
      previewDeletionRoute,
      deleteAccountRoute,
    ],
    deps,
  )
}
