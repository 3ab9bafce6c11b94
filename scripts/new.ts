import { parseArgs } from 'node:util'
import { Ask, InvalidAnswer } from './new/ask.ts'
import { newCall } from './new/call.ts'
import { newModule } from './new/module.ts'
import { newScreen } from './new/screen.ts'

const USAGE = `What is missing is asked for on a terminal, and proposed. Everything can be given as an argument:

npm run new -- call <module> <verb-noun>    [--who anyone|visitor|device|patient] [--method GET] [--path /api/v2/…]
                                            [--summary "What it answers"] [--file packages/contract/src/calls/….ts]
npm run new -- module <name> [<verb-noun>]  [--about "What it is for"] and what its first call takes
npm run new -- screen <feature> <name>      --ru "Заголовок" --be "Загаловак" --en "Title" [--who anyone|patient]
                                            [--path /feature/name]`

const text = { type: 'string' } as const
const kinds = { call: newCall, module: newModule, screen: newScreen }

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ who: text, method: text, path: text, summary: text, file: text },
      ...{ about: text, ru: text, be: text, en: text },
    },
  })
  const [kind, place, name] = positionals
  const make = kinds[kind as keyof typeof kinds]
  if (!make) throw new InvalidAnswer(USAGE)
  const ask = new Ask({ ...values, place, name })
  try {
    console.log(await make(ask))
  } finally {
    ask.close()
  }
} catch (error) {
  const isExpected =
    error instanceof InvalidAnswer || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isExpected) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
