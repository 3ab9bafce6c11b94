import type { Problem } from '../problem.ts'
import { openFolder } from './open-folder.ts'
import { emptyContent, readTable } from './read-table.ts'
import type { Table, TableContent } from './table.ts'
import { type Tables, tables } from './tables.ts'

export type Contents = {
  [Name in keyof Tables]: Tables[Name] extends Table<infer Of> ? TableContent<Of> : never
}

type AnyTable = Table<Tables[keyof Tables]['columns']>

interface Read {
  /** Null: there is no such folder. */
  readonly contents: Contents | null
  readonly problems: readonly Problem[]
}

/** All files of a folder as tables, with every problem of their shape. */
export async function readTables(folder: string): Promise<Read> {
  const { fileOf, problems: ofFolder } = await openFolder(folder, Object.values(tables))
  if (!fileOf) return { contents: null, problems: ofFolder }
  const problems = [...ofFolder]
  const contents: Record<string, unknown> = {}
  for (const [name, table] of Object.entries(tables) as [string, AnyTable][]) {
    const file = fileOf(table)
    const read = file
      ? readTable(table, file)
      : { content: emptyContent(table.files[0], table.columns), problems: [] }
    contents[name] = !file && table.needed ? { ...read.content, state: 'reported' } : read.content
    problems.push(...read.problems)
  }
  return { contents: contents as Contents, problems }
}
