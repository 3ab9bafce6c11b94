import { createAtom, useSelector } from '@tanstack/react-store'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { tabStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

/** A visit booked elsewhere that a link or the host page brought here to be taken over. */
export interface VisitImport {
  readonly orderId: string
  /** Whose number the host page says it was booked with, as digits. */
  readonly phone: string | null
  /** The flag of the page that sent the person: it wants a word also where there is nothing to import. */
  readonly ed: boolean
  /** When it was brought, in milliseconds: the wait before it is fetched counts from then. */
  readonly since: number
}

export interface BroughtVisit {
  readonly orderId: string
  readonly phone?: string | null | undefined
  readonly ed?: boolean | undefined
  /** False: a person pressed a button for it, and waits. */
  readonly waits?: boolean
}

const KEY = 'visitImport'
const pending = createAtom(stored())

function stored(): VisitImport | null {
  const kept = readJson(tabStorage, KEY) as VisitImport | null
  return typeof kept?.orderId === 'string' ? kept : null
}

function keep(next: VisitImport | null): void {
  if (next) tabStorage.setItem(KEY, JSON.stringify(next))
  else tabStorage.removeItem(KEY)
  pending.set(next)
}

/**
 * Begins to take over a visit (product §4, "Import visit"): of an address, of the host page, or of the list of found
 * ones. It outlives a reload and the sign-in of this tab.
 */
export function startVisitImport({ orderId, phone, ed, waits = true }: BroughtVisit): void {
  keep({
    orderId,
    phone: phone ? parsePhone(phone) : null,
    ed: ed ?? false,
    since: waits ? Date.now() : 0,
  })
}

/** It is done with, or not wanted. */
export function dropVisitImport(): void {
  if (pending.get()) keep(null)
}

export const pendingVisitImport = (): VisitImport | null => pending.get()

export const usePendingVisitImport = (): VisitImport | null => useSelector(pending)
