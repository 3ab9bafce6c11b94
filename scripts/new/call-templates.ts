import { camel, sentence } from './names.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

export const whoMay = ['anyone', 'visitor', 'device', 'patient'] as const
type Who = (typeof whoMay)[number]

export interface CallFacts {
  readonly module: string
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly who: Who
  readonly summary: string
}

const answers = (method: Method) => method === 'GET' || method === 'POST'
const takesBody = (method: Method) => method !== 'GET' && method !== 'DELETE'

export const paramsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)

/** The contract entry of a new call, to be completed. */
export function callEntry({ module, name, method, path, who, summary }: CallFacts): string {
  const params = paramsOf(path).map(param => `${param}: Uuid`)
  return `
export const ${camel(name)} = call({
  module: '${module}',${who === 'anyone' || method === 'GET' ? '' : '\n  topics: [],'}
  summary: ${JSON.stringify(summary)},
  method: '${method}',
  path: '${path}',
  who: '${who}',${params.length > 0 ? `\n  params: z.object({ ${params.join(', ')} }),` : ''}${
    takesBody(method) ? '\n  body: z.strictObject({}),' : ''
  }
  status: ${answers(method) ? '200' : '204'},${answers(method) ? '\n  answer: z.strictObject({}),' : ''}
  errors: [],
})
`
}

export const handlerFile = ({ name, method }: CallFacts, contract: string) => `
import { ${camel(name)} } from '${contract}'
import { handle } from '../../../platform/http/handle-call.ts'

export const ${camel(name)}Route = handle(${camel(name)}, async () => ${answers(method) ? '({})' : 'undefined'})
`

export function testFile({ name, method, path, who }: CallFacts, contract: string): string {
  const call = camel(name)
  const params = paramsOf(path)
  const address = `${call}.path${params.map(param => `.replace(':${param}', randomUUID())`).join('')}`
  const options = [who === 'anyone' ? '' : 'bearer', takesBody(method) ? 'body: {}' : ''].filter(Boolean)
  return `${params.length > 0 ? "import { randomUUID } from 'node:crypto'\n" : ''}
import { ${call} } from '${contract}'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()

test('${sentence(name)}', async () => {
${who === 'anyone' ? '' : '  const { bearer } = await world.patient()\n'}  const reply = await world.call('${method}', ${address}${
    options.length > 0 ? `, { ${options.join(', ')} }` : ''
  })
  expect(reply.status).toBe(${call}.status)
  expect.fail('${call} does nothing yet: say here what it does')
})
`
}
