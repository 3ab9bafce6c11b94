import { type Problem, problemOfFile } from '../problem.ts'
import { type FolderFile, readFolder } from './folder.ts'

/** The part of a table that finds its file. */
interface FileNames {
  readonly files: readonly [string, ...string[]]
  readonly needed: boolean
}

interface OpenedFolder {
  /** Finds a table's file. Null: there is no such folder. */
  readonly fileOf: ((table: FileNames) => FolderFile | undefined) | null
  /** Files that are unknown, duplicated or missing. */
  readonly problems: readonly Problem[]
}

/** Assigns the files of a folder to the tables. */
export async function openFolder(folder: string, tables: readonly FileNames[]): Promise<OpenedFolder> {
  const files = await readFolder(folder)
  if (!files) return { fileOf: null, problems: [problemOfFile(folder, 'problem.missingFolder')] }
  const among = (names: readonly string[]) => files.filter(({ file }) => names.includes(file.toLowerCase()))
  const known = tables.flatMap(table => table.files)
  const unknown = files.filter(({ file }) => !known.includes(file.toLowerCase()))
  const problems = unknown.map(({ file }) =>
    problemOfFile(file, 'problem.unknownFile', { files: known.join(', ') }),
  )
  for (const { files: names, needed } of tables) {
    const [first, second] = among(names)
    const [name, other = name] = names
    if (first && second) problems.push(problemOfFile(second.file, 'problem.secondFile', { file: first.file }))
    if (!first && needed) problems.push(problemOfFile(name, 'problem.missingFile', { file: other }))
  }
  return { fileOf: table => among(table.files)[0], problems }
}
