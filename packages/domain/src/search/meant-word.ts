import { foldWord } from './fold-word.ts'
import { mayMean } from './one-error.ts'
import { spellingKey } from './spelling-key.ts'
import { areForms } from './word-forms.ts'

/**
 * What a folded word of a query was read as, to be said: itself, if `found` is the word as typed or another form of it. `shown` are the
 * words of what was found, in the reader's language: one of them is said if the word was found in another language.
 */
export function meantWord(key: string, found: string | undefined, shown: readonly string[]): string {
  if (found === undefined) return key
  const word = foldWord(found)
  if (word.startsWith(key) || areForms(key, word)) return key
  const [sound, foundSound] = [spellingKey(key), spellingKey(word)]
  const isSame = (own: string) => own === word
  const sounds = (own: string) => spellingKey(own) === foundSound
  const isMeant = (own: string) =>
    own.length > 2 && (mayMean(key, own) || (sound.length > 2 && spellingKey(own).startsWith(sound)))
  const own = [isSame, sounds, isMeant].flatMap(is => shown.filter(one => is(foldWord(one))))[0]
  return own ?? found
}
