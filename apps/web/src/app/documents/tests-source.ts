import type { Answer } from '@vizit/api-client/calls.ts'
import type { ListSource } from '../lists/list-source.ts'

type MedicalTest = Answer<'listTests'>['tests'][number]

/** The tests of everyone whose results the account may see. */
export const testsSource: ListSource<MedicalTest> = {
  kind: 'tests',
  call: 'syncTests',
  sync: async (client, query, options) => {
    const result = await client.send('syncTests', { query }, options)
    if (!result.ok) return result
    const { tests, ...rest } = result.answer
    return { ok: true, answer: { ...rest, items: tests, reportsOf: [], coverageOf: [] } }
  },
  keeps: ({ hidden }) => !hidden,
}
