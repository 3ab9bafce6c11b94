import { tabStorage } from '../browser-storage/storage.ts'

type HostRequest = Readonly<Record<string, string | null>>

/**
 * The previous request of the host page, if the new one differs. Null for the same request: it is repeated when the
 * frame reloads itself, and must not lead the patient away then.
 */
export function previousHostRequest(what: 'choice' | 'visit', asked: HostRequest): HostRequest | null {
  const key = `askedByHost:${what}`
  const [before, written] = [tabStorage.getItem(key), JSON.stringify(asked)]
  if (before === written) return null
  tabStorage.setItem(key, written)
  return before === null ? {} : JSON.parse(before)
}
