import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import pg from 'pg'

/**
 * A set-up file of scripts/record-statements.ts: records each statement that is sent while tests run, once per
 * worker.
 */
const folder = process.env.RECORD_STATEMENTS
if (folder) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}-${threadId}.jsonl`)
  const known = new Set<string>()
  const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text
    if (typeof text === 'string' && !known.has(text)) {
      known.add(text)
      appendFileSync(file, `${JSON.stringify(text)}\n`)
    }
    return send.apply(this, asked)
  } as typeof pg.Client.prototype.query
}
