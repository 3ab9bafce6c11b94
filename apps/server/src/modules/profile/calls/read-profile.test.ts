import { randomUUID } from 'node:crypto'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const { app, db, patient } = await testWorld()

test('reading the profile with a guest id links the guest to the account, once', async () => {
  const { bearer, accountId } = await patient()
  const anonymousId = randomUUID()
  const read = () =>
    app.inject({
      url: `/api/v2/my/profile?anonymousId=${anonymousId}`,
      headers: { authorization: `Bearer ${bearer}` },
    })
  expect([(await read()).statusCode, (await read()).statusCode]).toEqual([200, 200])
  const links = await db.selectFrom('account_guest').selectAll().execute()
  expect(links).toMatchObject([{ account_id: accountId, anonymous_id: anonymousId }])
})
