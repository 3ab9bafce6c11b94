import type { FoundDrugs } from './find-drugs.ts'
import { withoutShoppingWords } from './shopping-words.ts'

/**
 * What a search finds or, where nothing has all words as typed, what it finds without those about buying: "парацетамол" of "купить
 * парацетамол". They are no part of any name, so they go before errors in the others.
 */
export function findBesideShopping(query: string, find: (query: string) => FoundDrugs): FoundDrugs {
  const whole = find(query)
  const rest = isAsTyped(whole) ? null : withoutShoppingWords(query)
  const ofRest = rest === null ? null : find(rest)
  if (!ofRest || ofRest.isAll || ofRest.found.length === 0) return whole
  return { ...ofRest, isPart: true }
}

/** Whether something has all words without errors. */
export const isAsTyped = ({ found, isPart, by }: FoundDrugs): boolean =>
  found.length > 0 && !isPart && by !== 'error'
