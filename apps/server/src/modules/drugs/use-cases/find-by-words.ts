import { findBesideShopping } from '@vizit/domain/drugs/find-beside-shopping.ts'
import { type FoundDrugs, findDrugs } from '@vizit/domain/drugs/find-drugs.ts'
import type { Register } from '../store/register.ts'

/** How many queries are kept of each register, which is read again every minute: many people type the same beginnings of names. */
const KEPT = 200
/** Letters; longer queries are seldom the same. */
const LONGEST = 60

const known = new WeakMap<Register, Map<string, FoundDrugs>>()

/** The drugs of the register that these words find, besides those about buying (`findDrugs` of the domain). */
export function findByWords(register: Register, q: string): FoundDrugs {
  const find = (words: string) => findDrugs(register.searched, words)
  if (q.length > LONGEST) return findBesideShopping(q, find)
  const queries = known.get(register) ?? new Map<string, FoundDrugs>()
  known.set(register, queries)
  const found = queries.get(q) ?? findBesideShopping(q, find)
  // The one that was asked for longest ago goes first.
  queries.delete(q)
  queries.set(q, found)
  const [oldest] = queries.keys()
  if (queries.size > KEPT && oldest !== undefined) queries.delete(oldest)
  return found
}
