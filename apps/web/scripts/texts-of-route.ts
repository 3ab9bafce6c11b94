import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const routes = join(import.meta.dirname, '../src/routes')

/** The manifest keys of the texts that a route loads, `loadRouteTexts('visits')` or `loadFirstTexts('session')`, in one language. */
export function textsOfRoute(routeFile: string, language: string): string[] {
  const source = readFileSync(join(routes, routeFile), 'utf8')
  const areas = /load(?:Route|First)Texts\(([^)]*)\)/.exec(source)?.[1] ?? ''
  return [...areas.matchAll(/'([\w-]+)'/g)].map(
    ([, area]) => `../../packages/i18n/catalogues/${language}/${area}.json`,
  )
}
