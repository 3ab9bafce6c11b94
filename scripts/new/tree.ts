import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { runProgram } from '../program.ts'
import { InvalidAnswer } from './ask.ts'

const root = join(import.meta.dirname, '../..')
const written = new Set<string>()

export const exists = (file: string) => existsSync(join(root, file))
export const read = (file: string) => readFileSync(join(root, file), 'utf8')
export const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

export function write(file: string, text: string): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  written.add(file)
}

/** Changes a text at a place that must exist. */
export function insert(
  file: string,
  at: RegExp,
  text: string | ((found: string, ...groups: string[]) => string),
) {
  const before = read(file)
  if (!at.test(before)) throw new InvalidAnswer(`${file} has no place for it: ${at} is not found there.`)
  write(file, before.replace(at, text as string))
}

/** Adds an import unless the file has it already; Biome sorts and merges imports. */
export function addImport(file: string, name: string, from: string): void {
  if (!new RegExp(`^import [^\\n]*\\b${name}\\b`, 'm').test(read(file)))
    write(file, `import { ${name} } from '${from}'\n${read(file)}`)
}

/** The import path of a name in a folder, wherever its file is today. */
export function importOf(importer: string, folder: string, name: string): string {
  const [found, ...others] = files(`${folder}/**/${name}`)
  if (!found || others.length > 0)
    throw new InvalidAnswer(`${folder} has ${found ? 'more than one' : 'no'} ${name}.`)
  const path = relative(dirname(importer), dirname(found))
  return `${path.startsWith('.') ? path : `./${path}`}/${basename(found)}`.replace('.//', './')
}

/** Formats the written files for `npm run check` and lists them. */
export async function finish(...generators: string[]): Promise<void> {
  for (const generator of generators)
    execFileSync(process.execPath, [generator], { cwd: root, stdio: 'inherit' })
  const failed = await runProgram('biome', ['check', '--write', '--log-level=error', ...written])
  if (failed) throw new InvalidAnswer('Biome finds something wrong with what was written; see above.')
  for (const file of written) console.log(file)
  written.clear()
}
