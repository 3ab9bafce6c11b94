import { createAtom } from '@tanstack/react-store'
import { codeExpiry } from '@vizit/domain/documents/code-expiry.ts'
import { storeState } from '../device-store/store-state.ts'
import { session } from '../session/session.ts'
import { type CodeRecord, dropCodeRecord, readCodeRecord, writeCodeRecord } from './activation-code-record.ts'
import { followActivity } from './follow-activity.ts'

/** What an activation code opens: a patient's record at an organisation. */
export interface OpenedRecord {
  readonly providerCode: string
  readonly recordLink: string
}

interface Codes {
  readonly record: CodeRecord | null
  readonly endedIdle: boolean
  /** Until when the server opens the records by the codes given in this session, also after they expired here. */
  readonly openUntil: Readonly<Record<string, string>>
  /** Organisations whose documents were closed because the consent was withdrawn. */
  readonly withdrawnAt: readonly string[]
}

const nameOf = ({ providerCode, recordLink }: OpenedRecord) => `${providerCode}/${recordLink}`

export const codesState = createAtom<Codes>({
  record: readCodeRecord(),
  endedIdle: false,
  openUntil: {},
  withdrawnAt: [],
})
let timer: ReturnType<typeof setTimeout> | undefined
let unfollow: (() => void) | null = null

function put(change: Partial<Codes>): void {
  const next = { ...codesState.get(), ...change }
  if (next.record) writeCodeRecord(next.record)
  else dropCodeRecord()
  codesState.set(next)
  watch()
}

const forget = (endedIdle: boolean) => put({ record: null, endedIdle, withdrawnAt: [] })

/** Expires the codes after too long without activity; otherwise checks again when they may expire. */
function watch(): void {
  clearTimeout(timer)
  const { record } = codesState.get()
  if (!record) {
    unfollow?.()
    unfollow = null
    return
  }
  unfollow ??= followActivity(touch)
  const left = codeExpiry(record) - Date.now()
  if (left <= 0) forget(true)
  else if (Number.isFinite(left)) timer = setTimeout(watch, left)
}

function touch(): void {
  const { record } = codesState.get()
  // A sleeping phone is woken by a touch: codes that expired meanwhile stay expired.
  if (record && codeExpiry(record) > Date.now()) put({ record: { ...record, touchedAt: Date.now() } })
  else watch()
}

const forgetAny = () => codesState.get().record && forget(false)

function endSession(): void {
  forgetAny()
  if (Object.keys(codesState.get().openUntil).length > 0) put({ openUntil: {} })
}

watch()
session.subscribe(state => state !== 'signed-in' && endSession())
storeState.subscribe(({ state }) => state === 'locked' && forgetAny())

/**
 * The activation codes of this session. They expire without activity on the page (calls §9), when the device is locked,
 * and with the session.
 */
export const codes = {
  of: (opened: OpenedRecord): string | null => codesState.get().record?.codes[nameOf(opened)] ?? null,
  /** True if they expired without activity and none was given since. */
  endedIdle: (): boolean => codesState.get().endedIdle,
  /** True if they were dropped because the consent was withdrawn, and none was given since. */
  endedByConsent: (providerCode: string): boolean => codesState.get().withdrawnAt.includes(providerCode),
  /** True if the code that was given before still opens the record: it may be entered again. */
  opensAgain(opened: OpenedRecord): boolean {
    const until = codesState.get().openUntil[nameOf(opened)]
    return until !== undefined && Date.parse(until) > Date.now()
  },
  keep(opened: OpenedRecord, code: string, idleMs: number, opensUntil?: string) {
    const { record, openUntil, withdrawnAt } = codesState.get()
    put({
      record: { codes: { ...record?.codes, [nameOf(opened)]: code }, idleMs, touchedAt: Date.now() },
      endedIdle: false,
      ...(opensUntil && { openUntil: { ...openUntil, [nameOf(opened)]: opensUntil } }),
      withdrawnAt: withdrawnAt.filter(providerCode => providerCode !== opened.providerCode),
    })
  },
  /** The server does not accept it any more. */
  drop(opened: OpenedRecord) {
    const { record, openUntil } = codesState.get()
    const { [nameOf(opened)]: _until, ...stillOpen } = openUntil
    const { [nameOf(opened)]: _code, ...others } = record?.codes ?? {}
    put({
      record: record && Object.keys(others).length > 0 ? { ...record, codes: others } : null,
      openUntil: stillOpen,
    })
  },
  /** The consent to see documents of this organisation was withdrawn: the codes of all its patients are dropped. */
  dropAllAt(providerCode: string) {
    const { record, openUntil, withdrawnAt } = codesState.get()
    const stillOpen = Object.entries(openUntil).filter(([name]) => !name.startsWith(`${providerCode}/`))
    put({ openUntil: Object.fromEntries(stillOpen) })
    if (!record) return
    const others = Object.entries(record.codes).filter(([name]) => !name.startsWith(`${providerCode}/`))
    put({
      record: others.length > 0 ? { ...record, codes: Object.fromEntries(others) } : null,
      withdrawnAt: [...withdrawnAt.filter(known => known !== providerCode), providerCode],
    })
  },
}
