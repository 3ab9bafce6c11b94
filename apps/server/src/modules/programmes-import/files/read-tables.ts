import {
  type Columns,
  openFolder,
  type Problem,
  readTable,
  type Table,
  type TableContent,
} from '../../clinic-import/public.ts'
import { contractsTable, coverTable, limitsTable, membersTable, programmeTable } from './tables.ts'

type ContentOf<Of> = Of extends Table<infer Shape> ? TableContent<Shape> : never

export interface Contents {
  readonly programme: ContentOf<typeof programmeTable>
  readonly contracts: ContentOf<typeof contractsTable>
  readonly cover: ContentOf<typeof coverTable>
  /** Null: no such file. */
  readonly members: ContentOf<typeof membersTable> | null
  readonly limits: ContentOf<typeof limitsTable> | null
}

interface Read {
  /** Null: a required file is missing. */
  readonly contents: Contents | null
  readonly problems: readonly Problem[]
}

const known = [programmeTable, contractsTable, coverTable, membersTable, limitsTable]

/** The tables of a programme's folder, with all problems of their format. */
export async function readTables(folder: string): Promise<Read> {
  const { fileOf, problems } = await openFolder(folder, known)
  const all = [...problems]
  function read<Of extends Columns>(table: Table<Of>): TableContent<Of> | null {
    const file = fileOf?.(table)
    if (!file) return null
    const { content, problems: ofShape } = readTable(table, file)
    all.push(...ofShape)
    return content
  }
  const programme = read(programmeTable)
  const contracts = read(contractsTable)
  const members = read(membersTable)
  const limits = read(limitsTable)
  const cover = read(coverTable)
  const contents = programme && contracts && cover && { programme, contracts, cover, members, limits }
  return { contents, problems: all }
}
