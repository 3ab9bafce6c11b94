import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import readRules from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { expect, test } from 'vitest'

const web = 'apps/web/src'
const providers = 'apps/server/src/modules/providers'

const imports = [
  ['app may not import a feature', `${web}/app/session`, `${web}/features/visits`, 'app-knows-no-screen'],
  ['app may not import a layout', `${web}/app`, `${web}/layouts/portal`, 'app-knows-no-screen'],
  ['app may not import a route', `${web}/app`, `${web}/routes/visits`, 'app-knows-no-screen'],
  [
    'a feature may not import a route',
    `${web}/features/visits`,
    `${web}/routes`,
    'features-are-composed-from-outside',
  ],
  [
    'a feature may not import a layout',
    `${web}/features/visits`,
    `${web}/layouts`,
    'features-are-composed-from-outside',
  ],
  [
    'a feature may not import another',
    `${web}/features/visits`,
    `${web}/features/tests`,
    'features-never-import-features',
  ],
  ['a layout may not import a route', `${web}/layouts`, `${web}/routes`, 'layouts-know-no-route'],
  [
    'a connector may not import the database',
    `${providers}/connectors/fhir`,
    'apps/server/src/platform/database',
    'connectors-know-the-port-alone',
  ],
  [
    'a connector may not import another',
    `${providers}/connectors/fhir/booking`,
    `${providers}/connectors/rest`,
    'connectors-know-the-port-alone',
  ],
  [
    'the steps of a booking may not import a connector',
    `${providers}/remote/booking`,
    `${providers}/connectors/fhir`,
    'a-clinic-is-asked-by-the-port-alone',
  ],
  [
    'a connector may import how clinics are asked',
    `${providers}/connectors/fhir`,
    `${providers}/connectors/http`,
    null,
  ],
  ['a route may import a feature', `${web}/routes`, `${web}/features/visits`, null],
  ['a route may import a layout', `${web}/routes`, `${web}/layouts/portal`, null],
  ['a layout may import a feature', `${web}/layouts`, `${web}/features/visits`, null],
  ['a feature may import app', `${web}/features/visits`, `${web}/app/session`, null],
] as const

const broken = await brokenRules()

test.each(imports)('%s', (name, _from, _to, rule) => {
  expect(broken.get(name) ?? null).toBe(rule)
})

/** Writes all these imports into an empty tree and returns the rule of `npm run check` that each one breaks. */
async function brokenRules(): Promise<Map<string, string>> {
  const tree = mkdtempSync(join(tmpdir(), 'vizit-boundaries-'))
  try {
    const importers = new Map<string, string>()
    for (const [index, [name, from, to]] of imports.entries()) {
      const imported = join(tree, to, `imported-${index}.ts`)
      plant(imported, 'export const planted = 1\n')
      plant(
        join(tree, from, `importer-${index}.ts`),
        `import { planted } from '${imported}'\nexport const copy = planted\n`,
      )
      importers.set(`${from}/importer-${index}.ts`, name)
    }
    const rules = await readRules(join(import.meta.dirname, '../.dependency-cruiser.cjs'))
    const { output } = await cruise(['apps'], { ...rules, baseDir: tree, validate: true })
    if (typeof output === 'string') throw new Error(output)
    return new Map(
      output.summary.violations.map(({ from, rule }) => [importers.get(from) ?? from, rule.name] as const),
    )
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

function plant(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
