const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())

export const contractFile = `import { z } from 'zod'
import { call } from '../call.ts'
`

/** A call as the contract describes it, to be filled in. */
export const callEntry = (module: string, name: string) => `export const ${camel(name)} = call({
  module: '${module}',
  summary: '${name.replaceAll('-', ' ')}',
  method: 'POST',
  path: '/api/v2/my/${module}/${name}',
  who: 'patient',
  body: z.strictObject({}),
  status: 200,
  answer: z.object({}),
  errors: [],
})
`

export const handlerFile = (
  module: string,
  name: string,
) => `import { ${camel(name)} } from '@vizit/contract/calls/${module}.ts'
import { handle } from '../../../platform/http/handle.ts'

export const ${camel(name)}Route = handle(${camel(name)}, async () => {
  throw new Error('${camel(name)} has no handler yet')
})
`

export const testFile = (
  module: string,
  name: string,
) => `import { ${camel(name)} } from '@vizit/contract/calls/${module}.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()

test('${name.replaceAll('-', ' ')}', async () => {
  const patient = await world.patient()
  const reply = await world.call(${camel(name)}.method, ${camel(name)}.path, { bearer: patient.bearer, body: {} })
  expect(reply.status).toBe(${camel(name)}.status)
})
`
