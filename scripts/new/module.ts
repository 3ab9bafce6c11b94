import type { Ask } from './ask.ts'
import { addCall } from './call.ts'
import { camel, isKebab, pascal, sentence } from './names.ts'
import { addImport, exists, insert, write } from './tree.ts'

const contractFile = `import { z } from 'zod'
import { call } from '../call.ts'
`

const depsFile = (name: string) => `import type { Database } from '../../platform/database/database.ts'

export interface ${pascal(name)}Deps {
  readonly database: Database
}
`

const pluginFile = (name: string, about: string) => `import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import type { ${pascal(name)}Deps } from './deps.ts'

/** ${about} */
export async function ${camel(name)}Plugin(app: FastifyInstance, deps: ${pascal(name)}Deps) {
  register(app, [], deps)
}
`

/** Makes a server module with its first call: folder, plugin, contract file, and their registration. */
export async function newModule(ask: Ask): Promise<string> {
  const name = await ask.answer({
    argument: 'place',
    question: 'Name of the module, a word of the glossary',
    problem: answer => {
      if (!isKebab(answer)) return `'${answer}' is no name in kebab-case.`
      if (exists(`apps/server/src/modules/${answer}`)) return `There is a module '${answer}' already.`
      if (exists(`packages/contract/src/calls/${answer}.ts`))
        return `packages/contract/src/calls/${answer}.ts exists already.`
      return undefined
    },
  })
  const about = await ask.answer({
    argument: 'about',
    question: 'What it is for',
    proposal: `${sentence(name)}.`,
  })
  const folder = `apps/server/src/modules/${name}`
  write(`${folder}/deps.ts`, depsFile(name))
  write(`${folder}/plugin.ts`, pluginFile(name, about))
  const app = 'apps/server/src/app.ts'
  // After the last module that takes the same services.
  insert(
    app,
    /([\s\S]*\n {2}await app\.register\(\w+Plugin, services\)\n)/,
    found => `${found}  await app.register(${camel(name)}Plugin, services)\n`,
  )
  addImport(app, `${camel(name)}Plugin`, `./modules/${name}/plugin.ts`)
  const api = 'packages/contract/src/api.ts'
  write(`packages/contract/src/calls/${name}.ts`, contractFile)
  insert(api, /(export const api = \{[^}]*)/, found => `${found}  ...${camel(name)},\n`)
  insert(api, /^/, `import * as ${camel(name)} from './calls/${name}.ts'\n`)
  const next = await addCall(ask, name, `list-${name}`)
  return `${next}
What other modules may use of it stands in ${folder}/public.ts, its word in docs/glossary.md.`
}
