import type { CallName } from '@vizit/api-client/calls.ts'
import type { Call } from '@vizit/contract/call.ts'
import { expect, test } from 'vitest'
import { readsOfTopic } from './reads-of-topic.ts'

test('with a right over somebody all that shows anything of them is read again', async () => {
  const { api } = await import('@vizit/contract/api.ts')
  const calls: [string, Call][] = Object.entries(api)
  const aboutSomebody = calls.flatMap(([name, { method, subject, answer }]) =>
    method === 'GET' && subject && answer ? [name as CallName] : [],
  )
  expect(aboutSomebody).toContain('showTest')
  const aboutEverybody = ['syncVisits', 'listVisits', 'syncTests', 'listTests', 'listReports', 'listWaits']
  expect(readsOfTopic.family).toEqual(expect.arrayContaining([...aboutSomebody, ...aboutEverybody]))
})

test('with tests and consents the values that are open are read again', () => {
  expect(readsOfTopic.tests).toEqual(expect.arrayContaining(['readTestValues', 'readAnalyteTrend']))
})
