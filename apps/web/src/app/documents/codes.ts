import { idleEnd } from '@vizit/domain/documents/idle-end.ts'
import { storeState } from '../device-store/store-state.ts'
import { session } from '../session/session.ts'
import { type CodeRecord, dropCodeRecord, readCodeRecord, writeCodeRecord } from './code-record.ts'
import { followActivity } from './follow-activity.ts'

/** What an activation code opens: a patient's record at an organisation. */
export interface OpenedRecord {
  readonly providerCode: string
  readonly recordLink: string
}

const listeners = new Set<() => void>()
const nameOf = ({ providerCode, recordLink }: OpenedRecord) => `${providerCode}/${recordLink}`

let record: CodeRecord | null = readCodeRecord()
let endedIdle = false
/** Organisations whose documents were closed by the withdrawal of the consent. */
let withdrawnAt: readonly string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let unfollow: (() => void) | null = null

function tell(): void {
  for (const listener of listeners) listener()
}

function put(next: CodeRecord | null): void {
  record = next
  if (next) writeCodeRecord(next)
  else dropCodeRecord()
  watch()
}

function forget(idle: boolean): void {
  endedIdle = idle
  withdrawnAt = []
  put(null)
  tell()
}

/** Ends the codes when nobody has touched the page for too long; what is not over yet is looked at again then. */
function watch(): void {
  clearTimeout(timer)
  if (!record) {
    unfollow?.()
    unfollow = null
    return
  }
  unfollow ??= followActivity(touch)
  const left = idleEnd(record) - Date.now()
  if (left <= 0) forget(true)
  else if (Number.isFinite(left)) timer = setTimeout(watch, left)
}

function touch(): void {
  // A phone that has slept wakes up by being touched: what has ended meanwhile has ended.
  if (record && idleEnd(record) > Date.now()) put({ ...record, touchedAt: Date.now() })
  else watch()
}

watch()
session.subscribe(state => state !== 'signed-in' && record && forget(false))
storeState.subscribe(() => storeState.get().state === 'locked' && record && forget(false))

/**
 * The activation codes of this session; they end while nobody touches the page (calls §9), when the device is locked,
 * and with the session.
 */
export const codes = {
  of: (opened: OpenedRecord): string | null => record?.codes[nameOf(opened)] ?? null,
  /** They ended because nobody touched the page, and none was given since. */
  endedIdle: (): boolean => endedIdle,
  /** They ended because the consent was withdrawn, and none was given since. */
  endedByConsent: (providerCode: string): boolean => withdrawnAt.includes(providerCode),
  keep(opened: OpenedRecord, code: string, idleMs: number) {
    endedIdle = false
    withdrawnAt = withdrawnAt.filter(providerCode => providerCode !== opened.providerCode)
    put({ codes: { ...record?.codes, [nameOf(opened)]: code }, idleMs, touchedAt: Date.now() })
    tell()
  },
  /** The server does not take it any more. */
  drop(opened: OpenedRecord) {
    if (!record) return
    const { [nameOf(opened)]: _, ...others } = record.codes
    put(Object.keys(others).length > 0 ? { ...record, codes: others } : null)
    tell()
  },
  /** The consent to see documents of this organisation here is withdrawn: they are closed, whoever they are of. */
  dropAllAt(providerCode: string) {
    if (!record) return
    withdrawnAt = [...withdrawnAt.filter(known => known !== providerCode), providerCode]
    const others = Object.entries(record.codes).filter(([name]) => !name.startsWith(`${providerCode}/`))
    put(others.length > 0 ? { ...record, codes: Object.fromEntries(others) } : null)
    tell()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
