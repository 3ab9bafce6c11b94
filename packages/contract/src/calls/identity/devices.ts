import { z } from 'zod'
import { call } from '../../call.ts'
import { Instant, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/devices'

/** A device is named by its `deviceRef`, because its id is one half of every bearer value and is never published. */
export const listDevices = call({
  module: 'identity',
  topics: ['devices'],
  summary: 'List the devices where the account is signed in, this one first',
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: z.array(
    z.object({
      deviceRef: Uuid,
      name: z.string(),
      lastSeenAt: Instant,
      address: z.string().nullable().describe('a part of the network address, such as 178.120.*.*'),
      isThis: z.boolean(),
      isConfirmed: z.boolean().describe('false: the device waits for the confirmation by e-mail'),
    }),
  ),
  errors: [],
})

export const endDevice = call({
  module: 'identity',
  topics: ['devices'],
  absentIsDone: true,
  summary: 'Sign a device out; to come back it must get access again',
  method: 'DELETE',
  path: `${path}/:deviceRef`,
  who: 'patient',
  params: z.object({ deviceRef: Uuid }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const endOtherDevices = call({
  module: 'identity',
  topics: ['devices'],
  summary: 'Sign all other devices out',
  method: 'DELETE',
  path,
  who: 'patient',
  status: 204,
  errors: [],
})
