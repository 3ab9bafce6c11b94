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
  /** Organisations whose documents were closed because the consent was withdrawn. */
  readonly withdrawnAt: readonly string[]
}

const nameOf = ({ providerCode, recordLink }: OpenedRecord) => `${providerCode}/${recordLink}`

export const codesState = createAtom<Codes>({ record: readCodeRecord(), endedIdle: false, withdrawnAt: [] })
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

watch()
session.subscribe(state => state !== 'signed-in' && forgetAny())
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
  keep(opened: OpenedRecord, code: string, idleMs: number) {
    const { record, withdrawnAt } = codesState.get()
    put({
      record: { codes: { ...record?.codes, [nameOf(opened)]: code }, idleMs, touchedAt: Date.now() },
      endedIdle: false,
      withdrawnAt: withdrawnAt.filter(providerCode => providerCode !== opened.providerCode),
    })
  },
  /** The server does not accept it any more. */
  drop(opened: OpenedRecord) {
    const { record } = codesState.get()
    if (!record) return
    const { [nameOf(opened)]: _, ...others } = record.codes
    put({ record: Object.keys(others).length > 0 ? { ...record, codes: others } : null })
  },
  /** The consent to see documents of this organisation was withdrawn: the codes of all its patients are dropped. */
  dropAllAt(providerCode: string) {
    const { record, withdrawnAt } = codesState.get()
    if (!record) return
    const others = Object.entries(record.codes).filter(([name]) => !name.startsWith(`${providerCode}/`))
    put({
      record: others.length > 0 ? { ...record, codes: Object.fromEntries(others) } : null,
      withdrawnAt: [...withdrawnAt.filter(known => known !== providerCode), providerCode],
    })
  },
}
