import { runProgram } from './program.ts'

const DATABASE_TYPES = 'apps/server/src/platform/database/generate-types.test.ts'

/** The static checks by name; all of them run, so that all problems are shown. */
export const staticChecks: readonly [name: string, program: string, args: string[]][] = [
  // Each checker would check the libraries' types anew, and the build runs beside it.
  ['types', 'tsc', ['--noEmit', '--checkers', '1']],
  ['lint', 'biome', ['check']],
  [
    'boundaries',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'e2e', 'bench', 'scripts'],
  ],
  ['dead code', 'knip', []],
]

/** The names of the static checks that failed. */
export async function failedChecks(): Promise<string[]> {
  const failed: string[] = []
  for (const [name, program, args] of staticChecks) {
    console.log(`— ${name}`)
    if ((await runProgram(program, args)) !== 0) failed.push(name)
  }
  return failed
}

if (import.meta.main) {
  const failed = await failedChecks()
  // Catalogue and rule checks are unit tests; the generated types are compared with the schema.
  if ((await runProgram('vitest', ['run', '--project', 'rules'])) !== 0) failed.push('rules')
  if ((await runProgram('vitest', ['run', '--project', 'server', DATABASE_TYPES])) !== 0)
    failed.push('generated types')
  console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'all checks passed')
  process.exit(failed.length > 0 ? 1 : 0)
}
