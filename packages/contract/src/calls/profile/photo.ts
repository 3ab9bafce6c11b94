import { z } from 'zod'
import { call } from '../../call.ts'
import { photoUpload } from '../../shapes/photo-upload.ts'
import { Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile/photo'
const OfWhom = z.object({ profileId: Uuid.optional().describe("a child's id; absent: the own photo") })

export const savePersonPhoto = call({
  module: 'profile',
  topics: ['profile'],
  repeat: 'settles',
  summary:
    "Save the own photo or a child's: it is cut to a square of 512 pixels, and the camera's metadata is removed",
  method: 'POST',
  path,
  who: 'patient',
  subject: { is: 'profile', at: 'query', field: 'profileId', needs: 'EDIT_PROFILE', only: 'child-or-me' },
  query: OfWhom,
  upload: photoUpload,
  perAddress: { times: 30, seconds: 600 },
  status: 201,
  answer: z.object({ photoUrl: z.string() }),
  errors: ['NOT_FOUND', 'PHOTO_UNREADABLE'],
})

export const deletePersonPhoto = call({
  module: 'profile',
  topics: ['profile'],
  summary: 'Delete the photo',
  method: 'DELETE',
  path,
  who: 'patient',
  subject: { is: 'profile', at: 'query', field: 'profileId', needs: 'EDIT_PROFILE', only: 'child-or-me' },
  query: OfWhom,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const showPersonPhoto = call({
  module: 'profile',
  summary: 'Download the photo of a person, if the account may see who they are',
  method: 'GET',
  path: `${path}/:photoId`,
  who: 'patient',
  subject: { is: 'photo', at: 'params', field: 'photoId', needs: 'VIEW_COVERAGE' },
  params: z.object({ photoId: Uuid }),
  status: 200,
  produces: 'image/*',
  errors: ['NOT_FOUND'],
})
