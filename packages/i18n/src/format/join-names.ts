import { midSentence } from './mid-sentence.ts'

/** Names of a list in one line, each once: `Врач-оториноларинголог, врач-уролог`. */
export const joinNames = (names: readonly string[]): string =>
  [...new Set(names)].map((name, at) => (at === 0 ? name : midSentence(name))).join(', ')
