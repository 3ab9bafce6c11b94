import type { Ask } from './ask.ts'
import { camel, isKebab, pascal } from './names.ts'
import { routeFile, type ScreenFacts, screenFile, testFile } from './screen-templates.ts'
import { exists, files, finish, importOf, insert, read, write } from './tree.ts'

const SRC = 'apps/web/src'
const AREAS = 'packages/i18n/src/text-areas.ts'
const LANGUAGES = ['ru', 'be', 'en'] as const
const languageNames = { ru: 'Russian', be: 'Belarusian', en: 'English' }

const catalogue = (language: string, area: string) => `packages/i18n/catalogues/${language}/${area}.json`

/**
 * Makes a screen with its route, its texts in three languages, and a test that fails until the screen is written.
 */
export async function newScreen(ask: Ask): Promise<string> {
  const feature = await ask.answer({
    argument: 'place',
    question: `Feature (${files(`${SRC}/features/*`)
      .map(path => path.split('/').at(-1))
      .join(', ')}, or a new one)`,
    problem: answer => (isKebab(answer) ? undefined : `'${answer}' is no name in kebab-case.`),
  })
  const name = await ask.answer({
    argument: 'name',
    question: 'Name of the screen',
    proposal: feature,
    problem: answer => {
      if (!isKebab(answer)) return `'${answer}' is no name in kebab-case.`
      const [taken] = files(`${SRC}/features/${feature}/**/${answer}.screen.tsx`)
      if (taken) return `${taken} exists already.`
      const texts = catalogue('ru', feature)
      if (exists(texts) && keyOf(feature, answer) in JSON.parse(read(texts)))
        return `${texts} has '${keyOf(feature, answer)}' already.`
      return undefined
    },
  })
  const path = await ask.answer({
    argument: 'path',
    question: 'Path',
    proposal: name === feature ? `/${feature}` : `/${feature}/${name}`,
    problem: answer => {
      if (!/^(\/[a-z]+(-[a-z]+)*)+$/.test(answer))
        return `'${answer}' is no path such as /${feature}/${name}.`
      return isTaken(answer) ? `There is a route ${answer} already.` : undefined
    },
  })
  const who = await ask.answer({
    argument: 'who',
    question: 'Who may open it (anyone, patient)',
    proposal: 'patient',
    problem: answer => (['anyone', 'patient'].includes(answer) ? undefined : 'It is anyone or patient.'),
  })
  const titles: Record<string, string> = {}
  for (const language of LANGUAGES)
    titles[language] = await ask.answer({
      argument: language,
      question: `Title in ${languageNames[language]}`,
    })

  const key = keyOf(feature, name)
  for (const language of LANGUAGES) {
    const file = catalogue(language, feature)
    const texts = exists(file) ? JSON.parse(read(file)) : {}
    const title = titles[language]
    write(
      file,
      JSON.stringify({ ...texts, ...(key === 'title' ? { title } : { [key]: { title } }) }, null, 2),
    )
  }
  if (!read(AREAS).includes(`/${feature}.json')`))
    insert(
      AREAS,
      /(export interface Areas \{\n)([^}]*)/,
      (_found, start = '', lines = '') =>
        `${start}${[...lines.trimEnd().split('\n'), areaLine(feature)].toSorted(byName).join('\n')}\n`,
    )

  const screen = `${SRC}/features/${feature}/${name}.screen.tsx`
  const test = screen.replace('.tsx', '.test.tsx')
  const route = routeOf(path)
  const facts: ScreenFacts = {
    ...{ path, area: feature, component: `${pascal(name)}Screen`, isOwn: who === 'patient' },
    ...{ titleKey: key === 'title' ? 'title' : `${key}.title`, title: titles.ru ?? '' },
  }
  write(
    screen,
    screenFile(facts, file => importOf(screen, SRC, file)),
  )
  write(
    test,
    testFile(facts, file => importOf(test, SRC, file)),
  )
  write(
    route,
    routeFile(facts, file => importOf(route, SRC, file)),
  )
  await finish('apps/web/scripts/generate-route-tree.ts')
  return `
Next: write the screen and make its test pass: npx vitest run --project screens ${test}
Its place in the navigation, if it has one: ${SRC}/layouts/use-navigation-entries.tsx`
}

/** The texts of a screen named like its feature are at the top level of the area. */
const keyOf = (feature: string, name: string) => (name === feature ? 'title' : camel(name))

const areaLine = (area: string) =>
  `  ${area.includes('-') ? `'${area}'` : area}: typeof import('../catalogues/ru/${area}.json')`
const byName = (a: string, b: string) => (a.replaceAll("'", '') < b.replaceAll("'", '') ? -1 : 1)

const isTaken = (path: string) =>
  [`${path}.tsx`, `${path}/index.tsx`].some(file => exists(`${SRC}/routes${file}`))

/** If a parent route is a file, an underscore keeps the new screen from being nested in it. */
function routeOf(path: string): string {
  const parts = path.slice(1).split('/')
  const last = parts.pop()
  const above = `${SRC}/routes${parts.map(part => `/${part}`).join('')}`
  if (parts.length > 0 && exists(`${above}.tsx`)) return `${above}_.${last}.tsx`
  return exists(`${above}/${last}`) ? `${above}/${last}/index.tsx` : `${above}/${last}.tsx`
}
