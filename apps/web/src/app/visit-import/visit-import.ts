import { createAtom, useSelector } from '@tanstack/react-store'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { tabStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

/** A visit booked elsewhere that a link or the host page asks to import. */
export interface VisitImport {
  readonly orderId: string
  /** The phone of the booking according to the host page, as digits. */
  readonly phone: string | null
  /** The page's flag `ed`: it asks for a message also if there is nothing to import. */
  readonly ed: boolean
  /** When it arrived, in milliseconds since the epoch; the delay before loading is counted from then. */
  readonly since: number
}

export interface BroughtVisit {
  readonly orderId: string
  readonly phone?: string | null | undefined
  readonly ed?: boolean | undefined
  /** False if the user pressed a button for it and is waiting. */
  readonly waits?: boolean
}

const KEY = 'visitImport'
const pending = createAtom(stored())

function stored(): VisitImport | null {
  const stored = readJson(tabStorage, KEY) as VisitImport | null
  return typeof stored?.orderId === 'string' ? stored : null
}

function keep(next: VisitImport | null): void {
  if (next) tabStorage.setItem(KEY, JSON.stringify(next))
  else tabStorage.removeItem(KEY)
  pending.set(next)
}

/**
 * Starts the import of a visit (product §4, "Import visit") from an address, the host page, or the list of found
 * visits. It outlives a reload and the sign-in in this tab.
 */
export function startVisitImport({ orderId, phone, ed, waits = true }: BroughtVisit): void {
  keep({
    orderId,
    phone: phone ? parsePhone(phone) : null,
    ed: ed ?? false,
    since: waits ? Date.now() : 0,
  })
}

/** The import is finished or not wanted. */
export function dropVisitImport(): void {
  if (pending.get()) keep(null)
}

export const pendingVisitImport = (): VisitImport | null => pending.get()

export const usePendingVisitImport = (): VisitImport | null => useSelector(pending)
