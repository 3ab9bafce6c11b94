import type { Migration } from '../migrations.ts'
import { DumpProblem } from './dump-problem.ts'
import type { VerifiedDump } from './read-dump.ts'

/** Splits the migrations into those of the dump's schema and the later ones. */
export function splitMigrations(
  { path, header }: Pick<VerifiedDump, 'path' | 'header'>,
  migrations: readonly Migration[],
): { before: Migration[]; after: Migration[] } {
  const known = new Map(migrations.map(migration => [migration.version, migration]))
  for (const { version, name, checksum } of header.migrations) {
    const migration = known.get(version)
    const file = `${String(version).padStart(4, '0')}_${name}`
    if (!migration)
      throw new DumpProblem(
        'newer',
        `${path} is of a newer schema (migration ${file}): restore it with Vizit ${header.version} or later`,
      )
    if (migration.checksum !== checksum)
      throw new DumpProblem(
        'foreign',
        `${path} was written on another schema: migration ${file} differs here`,
      )
  }
  const done = new Set(header.migrations.map(({ version }) => version))
  return {
    before: migrations.filter(({ version }) => done.has(version)),
    after: migrations.filter(({ version }) => !done.has(version)),
  }
}
