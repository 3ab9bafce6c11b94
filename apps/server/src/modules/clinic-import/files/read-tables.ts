import type { Problem } from '../problem.ts'
import type { FolderFile } from './folder.ts'
import { emptyContent, readTable } from './read-table.ts'
import type { Table, TableContent } from './table.ts'
import { type Tables, tables } from './tables.ts'

export type Contents = {
  [Name in keyof Tables]: Tables[Name] extends Table<infer Of> ? TableContent<Of> : never
}

/** All files of a folder as tables, with every problem of their shape. */
export function readTables(files: readonly FolderFile[]): { contents: Contents; problems: Problem[] } {
  const problems: Problem[] = []
  const contents: Record<string, unknown> = {}
  const known = new Set<string>()
  for (const [name, table] of Object.entries(tables) as [string, Table<Tables[keyof Tables]['columns']>][]) {
    for (const alias of table.files) known.add(alias)
    const [file, second] = files.filter(each => table.files.includes(each.file.toLowerCase()))
    if (second) problems.push(about(second.file, 'problem.secondFile', { file: file?.file ?? '' }))
    if (!file && table.needed)
      problems.push(about(table.files[0], 'problem.missingFile', { file: table.files[1] ?? '' }))
    const read = file
      ? readTable(table, file)
      : { content: emptyContent(table.files[0], table.columns), problems: [] }
    contents[name] = !file && table.needed ? { ...read.content, state: 'reported' } : read.content
    problems.push(...read.problems)
  }
  const names = [...known].join(', ')
  for (const { file } of files) {
    if (!known.has(file.toLowerCase())) problems.push(about(file, 'problem.unknownFile', { files: names }))
  }
  return { contents: contents as Contents, problems }
}

function about(file: string, key: Problem['key'], params: Problem['params'] = {}): Problem {
  return { file, line: null, column: null, key, params }
}
