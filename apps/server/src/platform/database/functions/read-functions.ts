import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The current text of a function or trigger, with the comment before it. */
export interface CurrentStatement {
  /** The file's name, `<topic>.sql`. */
  readonly file: string
  readonly kind: 'function' | 'trigger'
  readonly name: string
  readonly sql: string
}

export const functionsFolder = join(import.meta.dirname, '../../../../database/functions')

const FILE_COMMENT = /^(--.*\n)+\n+/
const CREATES = /^create (?:or replace |constraint )?(function|trigger) (\w+)/m

/** The functions and triggers of the folder; a function comes before those that call it. */
export async function readFunctions(folder = functionsFolder): Promise<CurrentStatement[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).toSorted()
  const read = files.map(async file =>
    statementsOf(await readFile(join(folder, file), 'utf8')).map(sql => currentStatement(file, sql)),
  )
  return inOrderOfUse((await Promise.all(read)).flat())
}

function inOrderOfUse(statements: readonly CurrentStatement[]): CurrentStatement[] {
  const ordered = new Set<CurrentStatement>()
  const met = new Set<CurrentStatement>()
  const add = (statement: CurrentStatement) => {
    if (met.has(statement)) return
    met.add(statement)
    for (const other of statements) if (statement.sql.includes(`${other.name}(`)) add(other)
    ordered.add(statement)
  }
  for (const statement of statements) add(statement)
  return [...ordered]
}

function currentStatement(file: string, sql: string): CurrentStatement {
  const [, kind, name] = CREATES.exec(sql) ?? []
  if (!kind || !name) throw new Error(`${file} holds more than functions and triggers: ${sql.slice(0, 60)}`)
  return { file, kind: kind === 'function' ? 'function' : 'trigger', name, sql }
}

/**
 * Splits a file into statements, each with the comment directly before it; the comment of the whole file is
 * dropped. A statement ends with a semicolon at the end of a line, outside of a body ($$ … $$ or begin atomic …
 * end).
 */
function statementsOf(text: string): string[] {
  const statements: string[] = []
  let lines: string[] = []
  let isInBody = false
  for (const line of text.split('\n')) {
    lines.push(line)
    if (line.trimStart().startsWith('--')) continue
    if (line.split('$$').length % 2 === 0) isInBody = !isInBody
    else if (line === 'begin atomic') isInBody = true
    else if (line === 'end;') isInBody = false
    if (isInBody || !line.endsWith(';')) continue
    statements.push(lines.join('\n').trim().replace(FILE_COMMENT, ''))
    lines = []
  }
  const rest = lines
    .filter(line => !line.startsWith('--'))
    .join('\n')
    .trim()
  if (rest) throw new Error(`a statement has no end: ${rest.slice(0, 60)}`)
  return statements
}
