import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * A dump is a gzipped text: one line of JSON (`Header`); for each of its tables the rows as `copy … to stdout`
 * writes them, ended by a line `\.`; one line of JSON (`Trailer`), without which the dump is incomplete.
 */
export const FORMAT = 1
export const END_OF_TABLE = '\\.\n'

export const Header = z.object({
  dump: z.literal('vizit'),
  format: z.int(),
  takenAt: z.iso.datetime(),
  /** Versions of Vizit and PostgreSQL. */
  version: z.string(),
  postgres: z.string(),
  /** A hash by which a secret can be compared but not recovered. Null: the secret was not known. */
  secretFingerprint: z.string().nullable(),
  /** The secret itself, only if the operator asked for it. */
  secret: z.string().optional(),
  migrations: z.array(z.object({ version: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Header = z.output<typeof Header>

const TableTally = z.object({ rows: z.int(), sha256: z.string() })

export const Trailer = z.object({
  tables: z.record(z.string(), TableTally),
  /** The last value of each sequence by name; bigints as text. */
  sequences: z.record(z.string(), z.string()),
})
export type Trailer = z.output<typeof Trailer>

const NEWLINE = 10

/** Counts and hashes the rows of a table as they pass. */
export class Tally {
  #rows = 0
  readonly #hash = createHash('sha256')

  async *through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
    for await (const chunk of chunks) {
      this.#hash.update(chunk)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) this.#rows++
      yield chunk
    }
  }

  end(): z.output<typeof TableTally> {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}

export const rowsIn = ({ tables }: Trailer): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
