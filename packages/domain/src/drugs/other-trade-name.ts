import { foldedWords } from '../search/fold-word.ts'

interface Prescribed {
  /** As the doctor wrote it: a trade name, or the substance. */
  readonly name: string
  readonly inn: string | null
}

/**
 * Whether a pack has another trade name than a prescription: a word of its name is not in what the doctor wrote. Who prescribes the
 * substance leaves the trade name open (product §2, "Drug details/list for visit").
 */
export function isOtherTradeName({ name, inn }: Prescribed, packName: string): boolean {
  const written = wordsOf(name)
  const substance = wordsOf(inn ?? '')
  if (substance.length > 0 && substance.every(word => written.includes(word))) return false
  return wordsOf(packName).some(word => !written.includes(word))
}

/** Without joining words such as `и`. */
const wordsOf = (text: string): string[] => foldedWords(text).filter(word => word.length > 1)
