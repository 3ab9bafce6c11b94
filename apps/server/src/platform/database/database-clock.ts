import type { Logger } from 'pino'
import { type Clock, systemClock } from '../clock.ts'
import { type Repeating, repeat } from '../lifecycle/repeat-task.ts'

/** The clock of the database, shared by all of its servers (docs/decisions/0056). */
export interface DatabaseClock extends Clock {
  /** Asks the database once; before the first time, `now` is this machine's clock. */
  compare(): Promise<void>
  /** Compares repeatedly until `end`. */
  begin(log: Pick<Logger, 'warn'>): void
  end(): Promise<void>
  /** By how many seconds this machine's clock is ahead of the database's. */
  secondsAhead(): number
}

interface QueryableDatabase {
  query(text: string): Promise<{ rows: { ms: number }[] }>
}

/** A monotonic clock in milliseconds, which NTP and operators cannot set. */
export type Ticks = () => number

const COMPARED_EVERY_MS = 5000
const FIRST_SAMPLES = 3
const WORTH_A_WARNING_SECONDS = 2
const ASK = `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`

/**
 * The database read its clock between question and answer, so the true difference lies between the bounds that
 * these two moments give. The known difference is moved only as far as into these bounds, so a slow answer does no
 * harm.
 */
export function createDatabaseClock(
  database: QueryableDatabase,
  machine: Clock = systemClock,
  ticks: Ticks = () => performance.now(),
): DatabaseClock {
  const startedAt = machine.now().getTime()
  const startedTicks = ticks()
  let known: number | undefined
  let comparing: Repeating | undefined
  const atTick = (tick: number) => startedAt + (tick - startedTicks)
  const now = () => new Date(Math.floor(atTick(ticks()) + (known ?? 0)))
  const secondsAhead = () => (machine.now().getTime() - now().getTime()) / 1000

  const compare = async () => {
    const samples = known === undefined ? FIRST_SAMPLES : 1
    for (let sample = 0; sample < samples; sample++) {
      const asked = atTick(ticks())
      const { rows } = await database.query(ASK)
      const answered = atTick(ticks())
      const [{ ms } = { ms: Number.NaN }] = rows
      known = within(known ?? ms - (asked + answered) / 2, ms - answered, ms - asked)
    }
  }
  return {
    now,
    compare,
    secondsAhead,
    begin: log => {
      const warnOnce = warnsOfChanges(log)
      const task = async () => {
        await compare()
        warnOnce(Math.round(secondsAhead()))
      }
      // While the database is unavailable the last comparison stays; statements report the outage themselves.
      comparing = repeat(task, COMPARED_EVERY_MS, () => undefined)
      comparing.nudge()
    },
    // A comparison only reads: it ends with its connection.
    end: async () => void comparing?.stop(),
  }
}

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

function warnsOfChanges(log: Pick<Logger, 'warn'>): (seconds: number) => void {
  let said = 0
  return seconds => {
    if (Math.abs(seconds - said) < WORTH_A_WARNING_SECONDS) return
    said = seconds
    log.warn({ secondsAhead: seconds }, "this machine's clock differs from the database's, which is followed")
  }
}
