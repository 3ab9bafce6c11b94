import type { ListSource } from '../../app/lists/list-source.ts'
import type { MedicalTest } from './test-types.ts'

/** The tests of everyone whose results the account may see. */
export const testsSource: ListSource<MedicalTest> = {
  kind: 'tests',
  call: 'syncTests',
  sync: async (client, query, options) => {
    const result = await client.send('syncTests', { query }, options)
    if (!result.ok) return result
    const { tests, ...rest } = result.answer
    return { ok: true, answer: { ...rest, items: tests, reportsOf: [] } }
  },
  keeps: ({ hidden }) => !hidden,
}
