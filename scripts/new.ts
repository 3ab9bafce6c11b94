import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { callEntry, contractFile, handlerFile, testFile } from './templates/call.ts'

const [kind, module, name] = process.argv.slice(2)
const KEBAB = /^[a-z]+(-[a-z]+)*$/

if (kind !== 'call' || !module || !name || !KEBAB.test(module) || !/^[a-z]+(-[a-z]+)+$/.test(name)) {
  console.error('Usage: npm run new -- call <module> <verb-noun>     such as: call booking book-visit')
  process.exit(1)
}

const contract = `packages/contract/src/calls/${module}.ts`
const handler = `apps/server/src/modules/${module}/calls/${name}.ts`
const test = handler.replace(/\.ts$/, '.test.ts')

const taken = [handler, test].find(existsSync)
if (taken) {
  console.error(`${taken} exists already.`)
  process.exit(1)
}

const existing = existsSync(contract) ? await readFile(contract, 'utf8') : contractFile
await write(contract, `${existing.trimEnd()}\n\n${callEntry(module, name)}`)
await write(handler, handlerFile(module, name))
await write(test, testFile(module, name))
console.log(`
Next: say in ${contract} what the call takes and answers (a new file is listed in packages/contract/src/api.ts),
put the route into apps/server/src/modules/${module}/plugin.ts, tell the client by npm run gen,
and make the test pass: npx vitest run --project server ${test}`)

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(file)
}
