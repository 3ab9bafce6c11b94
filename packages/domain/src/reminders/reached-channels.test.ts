import { expect, test } from 'vitest'
import { isReached, reachedChannels } from './reached-channels.ts'

const none = { push: false, sms: false, email: false }
const nowhere = { devices: 0, maskedPhone: null, maskedEmail: null }

test('a channel reaches an account that has a device, a phone or an address for it', () => {
  expect(reachedChannels(nowhere)).toEqual(none)
  expect(reachedChannels({ devices: 2, maskedPhone: '375', maskedEmail: 'a***' })).toEqual({
    ...{ push: true, sms: true, email: true },
  })
})

test.each([
  ['push without a device', { ...none, push: true }, { ...nowhere, maskedPhone: '375' }, false],
  ['push with a device', { ...none, push: true }, { ...nowhere, devices: 1 }, true],
  ['SMS to a phone', { ...none, sms: true }, { ...nowhere, maskedPhone: '375' }, true],
  ['an e-mail that is not confirmed', { ...none, email: true }, { ...nowhere, maskedPhone: '375' }, false],
  [
    'push without a device, and SMS',
    { ...none, push: true, sms: true },
    { ...nowhere, maskedPhone: '375' },
    true,
  ],
])('%s', (_case, chosen, reach, reached) => expect(isReached(chosen, reach)).toBe(reached))
