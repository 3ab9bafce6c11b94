import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { writeZip } from '@vizit/server/modules/profile/export/write-zip.ts'
import { rolldown } from 'rolldown'

/**
 * Records the server of this release in one file, together with the files that it reads at the start. Run it when
 * a release is made, and commit the file: the next releases are tested beside it (released-statements.test.ts).
 * It contains only the code of this repository; packages stay in node_modules.
 *
 *     node scripts/record-server.ts [file]
 */
const ROOT = join(import.meta.dirname, '..')
const RELEASED = 'apps/server/src/platform/database/released/last-release.zip'
const [file = join(ROOT, RELEASED)] = process.argv.slice(2)
const MAIN = 'apps/server/src/main.ts'
/** Folders that the server reads: all files of an extension, by their path in the repository. */
const READ = { 'apps/server/migrations': '.sql', 'packages/i18n/catalogues': '.json', data: '.csv' }

const bundle = await rolldown({
  input: join(ROOT, MAIN),
  platform: 'node',
  external: id => !/^(\.|\/|@vizit\/)/.test(id),
  plugins: [
    {
      name: 'own-folders',
      // Modules find files relative to their own folder, which is another one in the bundle.
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
