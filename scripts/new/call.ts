import type { Ask } from './ask.ts'
import {
  type CallFacts,
  callEntry,
  handlerFile,
  methods,
  paramsOf,
  testFile,
  whoMay,
} from './call-templates.ts'
import { contractFileFor, contractFilesOf } from './contract-file.ts'
import { camel, isKebab, isVerbNoun, sentence } from './names.ts'
import { type Known, proposeMethod, proposePath } from './propose.ts'
import { addImport, exists, files, finish, insert, read, write } from './tree.ts'

const MODULES = 'apps/server/src/modules'
const ROUTES = /((?:const routes = |register\(\s*app,\s*)\[)([^\]]*?)(,?\s*)\]/

/** The modules that have calls or may have them. */
const modules = () =>
  files(`${MODULES}/*/plugin.ts`)
    .filter(plugin => ROUTES.test(read(plugin)))
    .map(plugin => plugin.slice(MODULES.length + 1, -'/plugin.ts'.length))

const oneOf = (allowed: readonly string[]) => (answer: string) =>
  allowed.includes(answer) ? undefined : `It is one of ${allowed.join(', ')}.`

/**
 * Makes a call through its layers: contract, handler, plugin, client, and a test that fails until the call is
 * written.
 */
export async function newCall(ask: Ask): Promise<string> {
  const known = modules()
  const module = await ask.answer({
    argument: 'place',
    question: `Module (${known.join(', ')})`,
    problem: answer =>
      known.includes(answer)
        ? undefined
        : `There is no module '${answer}' that answers calls. There are: ${known.join(', ')}.
A new one: npm run new -- module ${isKebab(answer) ? answer : '<name>'}`,
  })
  return addCall(ask, module)
}

export async function addCall(ask: Ask, module: string, proposedName?: string): Promise<string> {
  const { api } = (await import('@vizit/contract/api.ts')) as { api: Readonly<Record<string, Known>> }
  const folder = `${MODULES}/${module}/calls`
  const name = await ask.answer({
    argument: 'name',
    question: 'Name, a verb and a noun (read-invoice)',
    ...(proposedName && { proposal: proposedName }),
    problem: answer => {
      if (!isVerbNoun(answer)) return `'${answer}' is not a verb and a noun, such as read-invoice.`
      if (camel(answer) in api) return `There is a call ${camel(answer)} already.`
      if (exists(`${folder}/${answer}.ts`)) return `${folder}/${answer}.ts exists already.`
      return undefined
    },
  })
  const who = await ask.answer({
    argument: 'who',
    question: `Who may make it (${whoMay.join(', ')})`,
    proposal: 'patient',
    problem: oneOf(whoMay),
  })
  const method = await ask.answer({
    argument: 'method',
    question: `Method (${methods.join(', ')})`,
    proposal: proposeMethod(name),
    problem: oneOf(methods),
  })
  const ofModule = Object.entries(api).filter(([, call]) => call.module === module)
  const contract = await contractFileFor(ask, module, name, ofModule)
  const neighbours = Object.values(api).filter(call => call.module === module)
  const inFile = contractFilesOf(ofModule).get(contract)
  const path = await ask.answer({
    argument: 'path',
    question: 'Path',
    proposal: proposePath({ module, name, who, method }, inFile ?? neighbours, Object.values(api)),
    problem: answer => {
      if (!/^\/api\/v2\/(my|public)(\/:?[A-Za-z0-9.-]+)+$/.test(answer))
        return `'${answer}' is no path such as /api/v2/my/${module}/:id.`
      const same = Object.entries(api).find(([, call]) => call.method === method && call.path === answer)
      return same && `${method} ${answer} is ${same[0]} already.`
    },
  })
  const summary = await ask.answer({
    argument: 'summary',
    question: 'Summary, for the description of the API',
    proposal: sentence(name),
  })
  const facts = { module, name, method, path, who, summary } as CallFacts

  write(contract, `${read(contract).trimEnd()}\n${callEntry(facts)}`)
  addImport(contract, 'call', contract.split('/').length > 5 ? '../../call.ts' : '../call.ts')
  if (/\bz\./.test(read(contract))) addImport(contract, 'z', 'zod')
  if (paramsOf(path).length > 0)
    addImport(
      contract,
      'Uuid',
      contract.split('/').length > 5 ? '../../shapes/scalars.ts' : '../shapes/scalars.ts',
    )
  const imported = contract.replace('packages/contract/src/', '@vizit/contract/')
  write(`${folder}/${name}.ts`, handlerFile(facts, imported))
  const test = `${folder}/${name}.test.ts`
  write(test, testFile(facts, imported))
  const plugin = `${MODULES}/${module}/plugin.ts`
  insert(
    plugin,
    ROUTES,
    (_found, start = '', routes = '') => `${start}${routes}${routes.trim() ? ', ' : ''}${camel(name)}Route]`,
  )
  addImport(plugin, `${camel(name)}Route`, `./calls/${name}.ts`)
  await finish('scripts/generate-routes.ts')
  return nextSteps(facts, contract, test)
}

function nextSteps({ method, name }: CallFacts, contract: string, test: string): string {
  const changing =
    method === 'GET'
      ? ''
      : `
It changes something: two more tests ask for a line about ${camel(name)}, what a second request does
(apps/server/src/authorization/repeated-calls.test.ts) and what a person meets whose answer was lost (apps/web/src/lost-answers).`
  return `
Next: say in ${contract} what the call takes and answers,
and make its test pass: npx vitest run --project server ${test}
After each change of the contract: npm run gen${changing}`
}
