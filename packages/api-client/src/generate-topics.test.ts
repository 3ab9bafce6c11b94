import { readFileSync } from 'node:fs'
import { api } from '@vizit/contract/api.ts'
import { type Call, repeatOf } from '@vizit/contract/call.ts'
import { topics } from '@vizit/contract/shapes/topic.ts'
import { expect, test } from 'vitest'
import type { CallName } from './calls.ts'
import { generatedTopics, generateTopics } from './generate-topics.ts'
import { changesOf, readsOf } from './generated/topics.ts'

const calls: [string, Call][] = Object.entries(api)

test('the topics are those of the contract (else: npm run gen)', () => {
  expect(readFileSync(generatedTopics, 'utf8')).toBe(generateTopics())
})

test('each published topic is read by some call', () => {
  expect(Object.keys(readsOf)).toEqual(expect.arrayContaining([...topics]))
})

test('whatever a call changes is read by some call', () => {
  expect(Object.keys(readsOf)).toEqual(expect.arrayContaining(Object.values(changesOf).flat()))
})

test('each call by which a person changes something says what, if only that no read is repeated', () => {
  const silent = calls.filter(
    ([, call]) => call.who !== 'anyone' && repeatOf(call) !== 'reads' && call.topics === undefined,
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

test('with a right over somebody all that shows anything of them is read again', () => {
  const aboutSomebody = calls.flatMap(([name, { method, subject, answer }]) =>
    method === 'GET' && subject && answer ? [name as CallName] : [],
  )
  expect(aboutSomebody).toContain('showTest')
  const aboutEverybody = ['syncVisits', 'listVisits', 'syncTests', 'listTests', 'listReports', 'listWaits']
  expect(readsOf.family).toEqual(expect.arrayContaining([...aboutSomebody, ...aboutEverybody]))
})

test('with tests and consents the values that are open are read again', () => {
  expect(readsOf.tests).toEqual(expect.arrayContaining(['readTestValues', 'readAnalyteTrend']))
})

test('a booked, moved or cancelled visit concerns the visits and the free times', () => {
  for (const name of ['bookVisit', 'moveVisit', 'cancelVisit', 'takeOffer'] as const)
    expect(changesOf[name]).toEqual(expect.arrayContaining(['visits', 'timeslots']))
})
