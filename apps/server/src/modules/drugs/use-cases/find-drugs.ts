import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import type { findDrugs as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { RowId } from '@vizit/contract/shapes/scalars.ts'
import { askedForm } from '@vizit/domain/drugs/asked-form.ts'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { z } from 'zod'
import { cursorText, cursorValue, listKey } from '../../../platform/http/cursor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isKnownTown } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { countForms, isNoForm, packIdsOfForms, packsOfForm } from '../store/drug-forms.ts'
import { listedDrug, priceState } from '../store/listed-drug.ts'
import { readRegister } from '../store/register.ts'
import { popularSearches } from './popular-searches.ts'
import { readRangesOfSold } from './prices-of-sold.ts'
import { readDrugWords } from './read-drug-words.ts'
import { shownAfter } from './shown-after.ts'
import { understoodWords } from './understood-drugs.ts'

type Asked = QueryOf<typeof call> & { readonly language: Language }

/** A page of drugs; `wrong`: the fields of the request that name nothing that exists. */
export async function findDrugs(
  deps: DrugsDeps,
  { language, q = '', locationCode, dispensing, form = '', limit, cursor }: Asked,
): Promise<AnswerOf<typeof call> | { readonly wrong: readonly string[] }> {
  if (!(await isKnownTown(deps.database, locationCode))) return { wrong: ['locationCode'] }
  const register = await readRegister(deps)
  const asked = form.trim() === '' ? undefined : askedForm(form)
  if (asked !== undefined && isNoForm(asked, register)) return { wrong: ['form'] }
  const words = await readDrugWords(deps, register, { q, language })
  const shownForm = words.form?.isShown ? askedForm(words.form.words) : null
  const forms = [asked, shownForm].filter(each => each != null)
  const ofWords = words.found.found.flatMap(({ id, packIds }) => {
    const drug = register.drugs.get(id)
    // No pharmacy has the drugs of hospitals: they are found by their words, and not among all.
    if (!drug || (words.found.isAll && !isForPharmacies(drug))) return []
    return !dispensing || drug.dispensing === dispensing ? [{ id, drug, packIds }] : []
  })
  const matching = ofWords.flatMap(found => {
    const packIds = packIdsOfForms(found, forms)
    return packIds.length > 0 ? [{ ...found, packIds }] : []
  })
  // The town changes the prices and not the list.
  const list = listKey({ q, dispensing, form: form || undefined })
  const last = cursor === undefined ? null : lastOf(cursor, list)
  const from = last === null ? 0 : matching.findIndex(({ id }) => id === last) + 1
  if (cursor !== undefined && from === 0) return { wrong: ['cursor'] }
  const page = matching.slice(from, from + limit)
  const { after, fresh } = await shownAfter(deps)
  const town = words.town?.code ?? locationCode
  const ranges = await readRangesOfSold(deps, register, { drugs: page, locationCode: town || null, after })
  const next = page.at(-1)
  return {
    understood: understoodWords(register, words, language),
    form: words.form,
    forms: countForms(ofWords, forms),
    ...(words.found.isAll && q.trim() !== '' && isTooShort(q) && { isTooShort: true }),
    items: page.map(({ drug, packIds }) => listedDrug(drug, packIds, { language, ranges, fresh })),
    total: matching.length,
    nextCursor: next && from + limit < matching.length ? cursorOf(next.id, list) : null,
    popular: popularSearches(
      register,
      language,
      drug =>
        (!dispensing || drug.dispensing === dispensing) && (!asked || packsOfForm(drug, asked).length > 0),
    ),
    register: register.source,
    prices: priceState(ranges.state),
  }
}

const cursorOf = (id: string, list: number) => cursorText(['drug', list, id])
const lastOf = (cursor: string, list: number): string | null =>
  z.tuple([z.literal('drug'), z.literal(list), RowId]).safeParse(cursorValue(cursor)).data?.[2] ?? ''
