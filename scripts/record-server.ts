import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { writeZip } from '@vizit/server/modules/profile/export/write-zip.ts'
import { rolldown } from 'rolldown'

/**
 * Writes down the server of this release, in one file with what it reads when it starts: run it when a release is made, and
 * commit what it writes. The next releases are tested beside it (released-statements.test.ts). It holds nothing but the code of
 * this repository: packages stay in node_modules.
 *
 *     node scripts/record-server.ts [file]
 */
const ROOT = join(import.meta.dirname, '..')
const RELEASED = 'apps/server/src/platform/database/released/last-release.zip'
const [file = join(ROOT, RELEASED)] = process.argv.slice(2)
const MAIN = 'apps/server/src/main.ts'
/** Folders with what the server reads: all files of an ending, by the path that they have in the repository. */
const READ = { 'apps/server/migrations': '.sql', 'packages/i18n/catalogues': '.json', data: '.csv' }

const bundle = await rolldown({
  input: join(ROOT, MAIN),
  platform: 'node',
  external: id => !/^(\.|\/|@vizit\/)/.test(id),
  plugins: [
    {
      name: 'own-folders',
      // A module finds what it reads by its own folder, which in one file is that of another one.
      transform: (code, id) =>
        code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${relative(dirname(join(ROOT, MAIN)), dirname(id))}`)})`,
        ),
    },
  ],
})
const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
await bundle.close()

const read = Object.entries(READ).flatMap(([folder, ending]) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .toSorted()
    .map(name => ({ name: join(folder, name), content: readFileSync(join(ROOT, folder, name)) })),
)
const files = [{ name: MAIN.replace(/\.ts$/, '.mjs'), content: Buffer.from(output[0].code) }, ...read]
writeFileSync(file, await buffer(writeZip(files, new Date())))
console.log(`${files.length} files`)
