import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import type { findDrugs as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { RowId } from '@vizit/contract/shapes/scalars.ts'
import { askedForm } from '@vizit/domain/drugs/asked-form.ts'
import { z } from 'zod'
import { cursorText, cursorValue, listKey } from '../../../platform/http/cursor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isKnownTown } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { isNoForm, packsOfForm } from '../store/drug-forms.ts'
import { listedDrug, priceState } from '../store/listed-drug.ts'
import { type RegisterDrug, readRegister } from '../store/register.ts'
import { findByWords } from './find-by-words.ts'
import { popularSearches } from './popular-searches.ts'
import { shownAfter } from './shown-after.ts'
import { sayUnderstood } from './understood-drugs.ts'

type Asked = QueryOf<typeof call> & { readonly language: Language }

/** A page of drugs; `wrong`: the fields of the request that name nothing that exists. */
export async function findDrugs(
  deps: DrugsDeps,
  { language, q = '', locationCode, dispensing, form = '', limit, cursor }: Asked,
): Promise<AnswerOf<typeof call> | { readonly wrong: readonly string[] }> {
  if (!(await isKnownTown(deps.database, locationCode))) return { wrong: ['locationCode'] }
  const register = await readRegister(deps)
  // No pharmacy has the drugs of hospitals: they are found by their words, and not among all.
  const read = findByWords(register, q)
  const ofForm = form.trim() === '' ? undefined : askedForm(form)
  if (ofForm !== undefined && isNoForm(ofForm, register)) return { wrong: ['form'] }
  const suits = (drug: RegisterDrug) =>
    (!dispensing || drug.dispensing === dispensing) && (!ofForm || packsOfForm(drug, ofForm).length > 0)
  const matching = read.found.flatMap(({ id, packIds: named }) => {
    const drug = register.drugs.get(id)
    if (!drug || (read.isAll && drug.dispensing === 'hospital') || !suits(drug)) return []
    const packIds = ofForm
      ? packsOfForm(drug, ofForm).flatMap(pack => (named.includes(pack.id) ? [pack.id] : []))
      : named
    return packIds.length > 0 ? [{ id, drug, packIds }] : []
  })
  // The town changes the prices and not the list.
  const list = listKey({ q, dispensing, form: form || undefined })
  const last = cursor === undefined ? null : lastOf(cursor, list)
  const from = last === null ? 0 : matching.findIndex(({ id }) => id === last) + 1
  if (cursor !== undefined && from === 0) return { wrong: ['cursor'] }
  const page = matching.slice(from, from + limit)
  const { after, fresh } = await shownAfter(deps)
  const asked = { drugs: page, locationCode: locationCode || null, after }
  const ranges = await deps.drugAvailability.readRanges(asked)
  const next = page.at(-1)
  return {
    understood: sayUnderstood(register, read, language),
    items: page.map(({ drug, packIds }) => listedDrug(drug, packIds, { language, ranges, fresh })),
    total: matching.length,
    nextCursor: next && from + limit < matching.length ? cursorOf(next.id, list) : null,
    popular: popularSearches(register, language, suits),
    register: register.source,
    prices: priceState(ranges.state),
  }
}

const cursorOf = (id: string, list: number) => cursorText(['drug', list, id])
const lastOf = (cursor: string, list: number): string | null =>
  z.tuple([z.literal('drug'), z.literal(list), RowId]).safeParse(cursorValue(cursor)).data?.[2] ?? ''
