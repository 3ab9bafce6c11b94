import { tabStorage } from '../browser-storage/storage.ts'

type Asked = Readonly<Record<string, string | null>>

/**
 * What the host page asked before this, if it asks something new. What it asked is asked again when the frame reloads
 * itself, and must not lead a patient away then: null.
 */
export function askedBefore(what: 'choice' | 'visit', asked: Asked): Asked | null {
  const key = `askedByHost:${what}`
  const [before, written] = [tabStorage.getItem(key), JSON.stringify(asked)]
  if (before === written) return null
  tabStorage.setItem(key, written)
  return before === null ? {} : JSON.parse(before)
}
