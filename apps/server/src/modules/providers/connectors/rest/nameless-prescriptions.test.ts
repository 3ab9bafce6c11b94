import { expect, test } from 'vitest'
import { openRestConnector } from './connector.ts'

const read = (...prescriptions: object[]) => {
  const body = JSON.stringify({ tests: [], reports: [], prescriptions })
  const settings = { baseUrl: 'https://clinic.example/', credentials: { kind: 'none' } } as const
  const connector = openRestConnector({ ...settings, booking: 'appointment' }, async () => new Response(body))
  return connector.readResults('patient', null)
}

test.each([
  ['its pack, without a name', { pack: 'p1', inn: 'амоксициллин' }, 'p1', null],
  ['its substance, without both', { inn: 'амоксициллин' }, 'амоксициллин', null],
  ['nothing, because it is withdrawn', { withdrawn: true }, null, null],
  ['nothing at all', {}, null, { of: 'prescriptions', failure: 'unclear', status: 200 }],
])('a prescription is named by %s', async (_case, said, name, unread) => {
  expect(await read({ id: '1', ...said })).toMatchObject({ prescriptions: [{ name }], unread })
})

test('a prescription that is not valid is left out, and told to the operator', async () => {
  const answer = await read({ id: '1', name: 'Амоксициллин' }, { id: '2', count: 'two' })
  expect(answer).toMatchObject({
    prescriptions: [{ name: 'Амоксициллин' }],
    unread: { of: 'prescriptions', failure: 'unclear' },
  })
})
