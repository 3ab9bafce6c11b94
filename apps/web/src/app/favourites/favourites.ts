import { createAtom, useSelector } from '@tanstack/react-store'
import {
  type FavouriteDoctor,
  isFavouriteDoctor,
  newestFavourites,
} from '@vizit/domain/favourites/favourite-doctors.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'

/** A favourite doctor with their medical organisation. */
export interface Favourite extends FavouriteDoctor {
  readonly providerCode: string
  /** An instant. */
  readonly addedAt: string
}

/** A doctor to be added; missing data are checked (product §5, "Favourites"). */
export type FavouriteToBe = Omit<Favourite, 'type' | 'branchId' | 'addedAt'> & {
  readonly branchId: string | undefined
}

/**
 * A change that the account has not received yet; null: removed. Without `addedAt`, the doctor is added at the time
 * when the account receives it.
 */
export type FavouriteChange = { readonly branchId: string; readonly addedAt?: string } | null

const KEY = 'favouriteDoctors'
/** The owner of the favourites; absent for a guest. */
const OWNER = 'favouriteDoctorsOf'
/** The account that received the favourites of former releases, which stored them on the device only. */
const JOINED = 'favouriteDoctorsJoined'
const CHANGES = 'favouriteChanges'
const favourites = createAtom(stored())

function stored(): readonly Favourite[] {
  const stored = readJson(deviceStorage, KEY)
  return Array.isArray(stored) ? stored.map(dated).filter(isFavourite) : []
}

/** Former releases stored only the order. */
function dated(value: unknown, place: number): unknown {
  if (typeof value !== 'object' || value === null || 'addedAt' in value) return value
  return { ...value, addedAt: formatInstant(new Date(Date.now() - (place + 1) * 1000)) }
}

function isFavourite(value: unknown): value is Favourite {
  const { providerCode, addedAt } = (value ?? {}) as Partial<Favourite>
  return isFavouriteDoctor(value) && typeof providerCode === 'string' && typeof addedAt === 'string'
}

function keep(next: readonly Favourite[]): void {
  deviceStorage.setItem(KEY, JSON.stringify(next))
  favourites.set(next)
}

// Another tab of this browser has changed them.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY || key === null) favourites.set(stored())
})

/** The changes that the account has not received yet, by the doctor's id, in the order in which they were made. */
export function favouriteChanges(): ReadonlyMap<string, FavouriteChange> {
  const stored = readJson(deviceStorage, CHANGES)
  return new Map(Array.isArray(stored) ? (stored as [string, FavouriteChange][]) : [])
}

function noteChanges(changes: ReadonlyMap<string, FavouriteChange>): void {
  if (changes.size === 0) deviceStorage.removeItem(CHANGES)
  else deviceStorage.setItem(CHANGES, JSON.stringify([...changes]))
}

/** The account has received this change; a later change stays in the queue. */
export function settleFavourite(doctorId: string, sentChange: FavouriteChange): void {
  const changes = new Map(favouriteChanges())
  if (JSON.stringify(changes.get(doctorId)) !== JSON.stringify(sentChange)) return
  changes.delete(doctorId)
  noteChanges(changes)
}

/** Undoes a change of the favourites. */
type Undo = () => void

/**
 * The new state of each doctor (null: not a favourite); applied here at once, and in the account when it receives the
 * change.
 */
function change(changed: Readonly<Record<string, Favourite | null>>, isNew = false): Undo {
  const now = favourites.get()
  const before = Object.fromEntries(
    Object.keys(changed).map(id => [id, now.find(each => each.id === id) ?? null]),
  )
  const others = now.filter(({ id }) => !(id in changed))
  const added = Object.values(changed).filter(each => each !== null)
  const next = newestFavourites([...added, ...others])
  const pushedOut = others.filter(({ id }) => !next.some(each => each.id === id))
  const changes = new Map(favouriteChanges())
  for (const [id, each] of Object.entries(changed)) {
    changes.delete(id)
    changes.set(id, each && { branchId: each.branchId, ...(!isNew && { addedAt: each.addedAt }) })
  }
  noteChanges(changes)
  keep(next)
  return () => void change({ ...before, ...Object.fromEntries(pushedOut.map(each => [each.id, each])) })
}

/** Null if the doctor's data are incomplete, so that nothing was added. */
export function addFavourite(added: FavouriteToBe): Undo | null {
  const { id, displayName, branchId, photoUrl, providerCode } = added
  const [last] = favourites.get()
  const newest = last ? Date.parse(last.addedAt) + 1000 : 0
  const addedAt = formatInstant(new Date(Math.max(Date.now(), newest)))
  const favourite = { id, displayName, branchId, photoUrl, providerCode, addedAt, type: 'physicians' }
  return isFavourite(favourite) ? change({ [id]: favourite }, true) : null
}

export const removeFavourite = (doctorId: string): Undo => change({ [doctorId]: null })

/** The next user must not see the doctors of the previous one. */
export function dropFavourites(): void {
  for (const key of [OWNER, JOINED, CHANGES]) deviceStorage.removeItem(key)
  keep([])
}

export const favouritesOwner = () => deviceStorage.getItem(OWNER)

/** Somebody has signed in: a guest's favourites become theirs, another person's are deleted. */
export function ownFavourites(userId: string): void {
  const owner = favouritesOwner()
  if (owner !== null && owner !== userId) dropFavourites()
  deviceStorage.setItem(OWNER, userId)
  // The same list as a new array, because there is now an account that may not have received it.
  favourites.set(known => [...known])
}

/** Sends the favourites of former releases to the account, once. */
export function sendFormerFavourites(): void {
  const owner = favouritesOwner()
  if (owner === null || deviceStorage.getItem(JOINED) === owner) return
  const stored = favourites.get().map(({ id, branchId, addedAt }) => [id, { branchId, addedAt }] as const)
  noteChanges(new Map([...favouriteChanges(), ...stored]))
  deviceStorage.setItem(JOINED, owner)
}

/** Stores the account's favourites, with the changes that it has not received yet. */
export function storeFavourites(ofAccount: readonly Favourite[]): void {
  const changes = favouriteChanges()
  const changed = favourites.get().filter(({ id }) => changes.get(id))
  keep(newestFavourites([...changed, ...ofAccount.filter(({ id }) => !changes.has(id))]))
}

export const onFavourites = (listener: () => void): (() => void) => favourites.subscribe(listener).unsubscribe

const NONE: readonly Favourite[] = []

export function useFavourites(): readonly Favourite[] {
  const known = useSelector(favourites)
  return useIsHydrating() ? NONE : known
}
