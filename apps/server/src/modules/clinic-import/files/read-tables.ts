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

/** All files of a folder as tables, with all problems of their format. */
export async function readTables(folder: string): Promise<Read> {
  const { fileOf, problems: ofFolder } = await openFolder(folder, Object.values(tables))
  if (!fileOf) return { contents: null, problems: ofFolder }
  const read = (Object.entries(tables) as [string, AnyTable][]).map(([name, table]) => {
    const file = fileOf(table)
    if (file) return { name, ...readTable(table, file) }
    const empty = emptyContent(table.files[0], table.columns)
    const content = table.needed ? { ...empty, state: 'reported' as const } : empty
    return { name, content, problems: [] }
  })
  const contents: Record<string, unknown> = Object.fromEntries(
    read.map(({ name, content }) => [name, content]),
  )
  return {
    contents: contents as Contents,
    problems: [...ofFolder, ...read.flatMap(({ problems }) => problems)],
  }
}
