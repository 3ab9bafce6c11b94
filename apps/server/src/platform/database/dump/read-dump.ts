import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { getSystemErrorMessage } from 'node:util'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { errorCode } from '../../error-code.ts'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'
import { END_OF_TABLE, FORMAT, Header, Tally, Trailer } from './dump-format.ts'
import { DumpProblem } from './dump-problem.ts'

const NEWLINE = 10
const CHUNK = 256 * 1024
/** The header contains only tables and migrations; a file with a longer first line is not a dump. */
const LONGEST_LINE = 8 * 1024 * 1024
/** The first bytes of every gzip file (RFC 1952). */
const GZIP = Buffer.from([0x1f, 0x8b])
const END = Buffer.from(END_OF_TABLE)
const END_AFTER_ROW = Buffer.from(`\n${END_OF_TABLE}`)

export type VerifiedDump = { path: string; header: Header; trailer: Trailer }

/** Reads a dump to its end. Returns its header and trailer if they match the whole file. */
export async function verifyDump(path: string): Promise<VerifiedDump> {
  const dump = await openDump(path)
  const tallies: Trailer['tables'] = {}
  for (const { name } of dump.header.tables) {
    const tally = new Tally()
    for await (const _rows of tally.through(dump.rows()));
    tallies[name] = tally.end()
  }
  const trailer = await dump.end()
  for (const [name, { rows, sha256 }] of Object.entries(tallies)) {
    const said = trailer.tables[name]
    if (said?.rows !== rows || said.sha256 !== sha256)
      throw new DumpProblem('damaged', `${path} is damaged: its table ${name} is not as it was written`)
  }
  return { path, header: dump.header, trailer }
}

export type OpenDump = {
  header: Header
  /** The rows of the header's next table; each must be read before the next one. */
  rows(): AsyncGenerator<Buffer, void, undefined>
  /** The trailer after the last table. */
  end(): Promise<Trailer>
}

export async function openDump(path: string): Promise<OpenDump> {
  const text = new DumpText(path)
  const first = await text.line()
  const header = parsed(Header, first)
  if (!header) {
    // The checksum at the end tells a damaged header from a file of somebody else.
    await text.toEnd()
    throw foreign(path)
  }
  if (header.format !== FORMAT)
    throw new DumpProblem(
      'newer',
      `${path} is a dump of another format: restore it with Vizit ${header.version}`,
    )
  return {
    header,
    rows: () => text.rows(),
    end: async () => {
      const trailer = parsed(Trailer, await text.line())
      if (!trailer) throw torn(path)
      // gzip's checksum is at the very end.
      await text.toEnd()
      return trailer
    },
  }
}

const foreign = (path: string, cause?: unknown) =>
  new DumpProblem('foreign', `${path} is no dump of Vizit`, { cause })
const torn = (path: string, cause?: unknown) =>
  new DumpProblem('torn', `${path} is torn: its end is missing`, { cause })

function parsed<S extends z.ZodType>(shape: S, line: string): z.output<S> | undefined {
  try {
    return shape.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Decompresses a dump piece by piece; the unread text always begins at the start of a line. */
class DumpText {
  readonly #path: string
  readonly #chunks: AsyncGenerator<Buffer, void, undefined>
  #text: Buffer = Buffer.alloc(0)
  #begun = false

  constructor(path: string) {
    this.#path = path
    this.#chunks = unpacked(path)
  }

  async line(): Promise<string> {
    let end = this.#text.indexOf(NEWLINE)
    while (end < 0 && this.#text.length < LONGEST_LINE) {
      if (!(await this.#more())) throw this.#begun ? torn(this.#path) : foreign(this.#path)
      end = this.#text.indexOf(NEWLINE)
    }
    if (end < 0) throw foreign(this.#path)
    this.#begun = true
    return this.#take(end + 1).toString('utf8')
  }

  async *rows(): AsyncGenerator<Buffer, void, undefined> {
    for (;;) {
      if (this.#text.subarray(0, END.length).equals(END)) {
        this.#take(END.length)
        return
      }
      const end = this.#text.indexOf(END_AFTER_ROW)
      const whole = (end < 0 ? this.#text.lastIndexOf(NEWLINE) : end) + 1
      if (whole > 0) yield this.#take(whole)
      if (end < 0 && !(await this.#more())) throw torn(this.#path)
    }
  }

  async toEnd(): Promise<void> {
    while (await this.#more()) this.#text = Buffer.alloc(0)
  }

  #take(length: number): Buffer {
    const taken = this.#text.subarray(0, length)
    this.#text = this.#text.subarray(length)
    return taken
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next().catch(error => this.#failWithReason(error))
    if (done || !value) return false
    this.#text = this.#text.length > 0 ? Buffer.concat([this.#text, value]) : value
    return true
  }

  #failWithReason(error: unknown): never {
    const code = errorCode(error)
    if (code === 'Z_BUF_ERROR') throw torn(this.#path, error)
    if (String(code).startsWith('Z_'))
      throw new DumpProblem('damaged', `${this.#path} is damaged: it does not unpack`, { cause: error })
    if (error instanceof Error && 'errno' in error && typeof error.errno === 'number')
      throw new StartupProblem(`${this.#path} cannot be read: ${getSystemErrorMessage(error.errno)}`, {
        cause: error,
      })
    throw error
  }
}

async function* unpacked(path: string): AsyncGenerator<Buffer, void, undefined> {
  if (!(await isGzip(path))) throw foreign(path)
  const file = createReadStream(path, { highWaterMark: CHUNK })
  const unzip = createGunzip({ chunkSize: CHUNK })
  file.on('error', error => unzip.destroy(error))
  try {
    for await (const chunk of file.pipe(unzip)) yield chunk as Buffer
  } finally {
    file.destroy()
  }
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0)
    return buffer.equals(GZIP)
  } finally {
    await file.close()
  }
}
