import { midSentence } from './mid-sentence.ts'

/** Joins names into one line without repetitions: `Врач-оториноларинголог, врач-уролог`. */
export const joinNames = (names: readonly string[]): string =>
  [...new Set(names)].map((name, at) => (at === 0 ? name : midSentence(name))).join(', ')
