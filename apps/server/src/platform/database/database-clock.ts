import type { Logger } from 'pino'
import { type Clock, systemClock } from '../clock.ts'
import { type Repeating, repeat } from '../lifecycle/repeat.ts'

/** The clock of the database, which all servers of it share (docs/decisions/0056). */
export interface DatabaseClock extends Clock {
  /** Asks the database once; until the first time, `now` is this machine's. */
  compare(): Promise<void>
  /** Compares again and again until `end`. */
  begin(log: Pick<Logger, 'warn'>): void
  end(): Promise<void>
  /** Seconds by which the clock of this machine is ahead of the database's. */
  secondsAhead(): number
}

interface Asked {
  query(text: string): Promise<{ rows: { ms: number }[] }>
}

/** Milliseconds since some moment, which nobody sets: NTP and operators move a clock, but not this. */
export type Ticks = () => number

const COMPARED_EVERY_MS = 5000
const FIRST_SAMPLES = 3
const WORTH_A_WARNING_SECONDS = 2
const ASK = `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`

/**
 * Between question and answer the database read its clock: so the true difference lies between what the two moments
 * give, and the known one is moved no further than into these bounds. A slow answer so does no harm.
 */
export function createDatabaseClock(
  database: Asked,
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
      // While the database is away the last comparison holds: who asks it anything hears of that otherwise.
      comparing = repeat(task, COMPARED_EVERY_MS, () => undefined)
      comparing.nudge()
    },
    end: async () => comparing?.stop(),
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
