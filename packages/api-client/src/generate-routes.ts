import { api } from '@vizit/contract/api.ts'
import { type Call, repeatOf } from '@vizit/contract/call.ts'

export const generatedRoutes = 'packages/api-client/src/generated/routes.ts'

const kindOf = (produces: string) => (produces === 'text/event-stream' ? 'stream' : 'file')

function routeOf(call: Call) {
  const { method, path, who, idempotent, absentIsDone, accessCode, freshCode, produces, upload } = call
  const repeat = repeatOf(call)
  return {
    method,
    path,
    who,
    ...(idempotent ? { idempotent } : {}),
    ...(repeat && method !== 'GET' ? { repeat } : {}),
    ...(absentIsDone ? { absentIsDone } : {}),
    ...(accessCode ? { accessCode } : {}),
    ...(freshCode ? { freshCode: true } : {}),
    ...(produces ? { [kindOf(produces)]: true } : {}),
    ...(upload ? { upload: true } : {}),
  }
}

/**
 * The source of the file that lets the client send every call without loading the contract's schemas (and zod) in the
 * browser.
 */
export function generateRoutes(): string {
  const entries = Object.entries(api)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, call]) => `  ${name}: ${JSON.stringify(routeOf(call))},`)
  return [
    '// Written by `npm run gen` from the contract.',
    "import type { CallName, Route } from '../calls.ts'",
    '',
    'export const routes = {',
    ...entries,
    '} as const satisfies Record<CallName, Route>',
    '',
  ].join('\n')
}
