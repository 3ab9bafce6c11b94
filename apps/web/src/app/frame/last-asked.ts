import { tabStorage } from '../storage.ts'

/**
 * Is this asked by the host page for the first time? What it asked is asked again when the frame reloads itself, and
 * must not lead a patient away then.
 */
export function isNewlyAsked(what: 'choice' | 'visit', asked: object): boolean {
  const key = `askedByHost:${what}`
  const written = JSON.stringify(asked)
  if (tabStorage.getItem(key) === written) return false
  tabStorage.setItem(key, written)
  return true
}
