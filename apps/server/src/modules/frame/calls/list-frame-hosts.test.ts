import { listFrameHosts } from '@vizit/contract/calls/frame.ts'
import { expect, test } from 'vitest'
import { frameApp } from '../testing/frame-app.ts'

const { app, clinic, allow, showAccount, db } = await frameApp({ frameAncestors: ['https://operator.test'] })
const ask = (provider: string) => app.inject(listFrameHosts.path.replace(':provider', provider))

test('a script of any site may read which sites frame a provider', async () => {
  await allow(clinic.providerCode, 'https://clinic.test', 'https://operator.test')
  const reply = await ask(clinic.providerCode)
  const hosts = ['https://operator.test', 'https://clinic.test']
  expect(reply.json()).toEqual({ hosts, showsAccount: false })
  expect(reply.headers['access-control-allow-origin']).toBe('*')
})

test('the answer says whether account screens are allowed, as the operator set it, and the setting is audited', async () => {
  const { providerCode, providerId } = clinic
  for (const shows of [true, false]) {
    expect(await showAccount(providerCode, shows)).toBe('changed')
    expect((await ask(providerCode)).json().showsAccount).toBe(shows)
  }
  expect(await showAccount('nobody', true)).toBe('unknown-provider')
  const audit = await db.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute()
  expect(audit.slice(-2)).toEqual([
    { action: 'frame-account-shown', subject: providerId },
    { action: 'frame-account-hidden', subject: providerId },
  ])
})

test('an unknown provider is not found', async () => {
  const reply = await ask('nobody')
  expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' })
  // A script of another site must be able to read the refusal too.
  expect(reply.headers['access-control-allow-origin']).toBe('*')
})
