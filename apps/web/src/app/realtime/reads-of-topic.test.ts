import type { CallName } from '@vizit/api-client/calls.ts'
import type { Call } from '@vizit/contract/call.ts'
import { expect, test } from 'vitest'
import { readsOfTopic } from './reads-of-topic.ts'

test('a changed right on a person reloads everything that shows the person', async () => {
  const { api } = await import('@vizit/contract/api.ts')
  const calls: [string, Call][] = Object.entries(api)
  const aboutSomebody = calls.flatMap(([name, { method, subject, answer }]) =>
    method === 'GET' && subject && answer ? [name as CallName] : [],
  )
  expect(aboutSomebody).toContain('showTest')
  const aboutEverybody = ['syncVisits', 'listVisits', 'syncTests', 'listTests', 'listReports', 'listWaits']
  expect(readsOfTopic.family).toEqual(expect.arrayContaining([...aboutSomebody, ...aboutEverybody]))
})

test('changed tests and consents reload the open values', () => {
  expect(readsOfTopic.tests).toEqual(expect.arrayContaining(['readTestValues', 'readAnalyteTrend']))
})
