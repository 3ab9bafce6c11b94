import { listFrameHosts } from '@vizit/contract/calls/frame.ts'
import { expect, test } from 'vitest'
import { frameApp } from '../testing/frame-app.ts'

const { app, clinic, allow } = await frameApp({ frameAncestors: ['https://operator.test'] })
const ask = (provider: string) => app.inject(listFrameHosts.path.replace(':provider', provider))

test('a page of any site may ask on whose pages a provider is shown', async () => {
  await allow(clinic.providerCode, 'https://clinic.test', 'https://operator.test')
  const reply = await ask(clinic.providerCode)
  expect(reply.json()).toEqual({ hosts: ['https://operator.test', 'https://clinic.test'] })
  expect(reply.headers['access-control-allow-origin']).toBe('*')
})

test('a provider that there is not', async () => {
  const reply = await ask('nobody')
  expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' })
  // Whoever asks from another site is to read the refusal too.
  expect(reply.headers['access-control-allow-origin']).toBe('*')
})
