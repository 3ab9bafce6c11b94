import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import type { listPharmacies as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { z } from 'zod'
import { cursorText, cursorValue, listKey } from '../../../platform/http/cursor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isKnownTown } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { openStateOf, type Pharmacies, type Pharmacy, readPharmacies } from '../store/pharmacies.ts'
import { openNowShape, pharmacyFacts } from './pharmacy-shapes.ts'

type Asked = QueryOf<typeof call> & { readonly language: Language }

/** A page of all pharmacies of a town; `wrong`: the fields of the request that name nothing that exists. */
export async function listPharmacies(
  deps: DrugsDeps,
  asked: Asked,
): Promise<AnswerOf<typeof call> | { readonly wrong: readonly string[] }> {
  const { locationCode, openNow, limit, cursor, language } = asked
  const pharmacies = await readPharmacies(deps)
  const all = inOrder(pharmacies)
  const isTownKnown = await isKnownTown(deps.database, locationCode)
  const last = cursor === undefined ? -1 : placeOf(cursor, asked, all)
  if (!isTownKnown || last === null)
    return { wrong: [...(isTownKnown ? [] : ['locationCode']), ...(last === null ? ['cursor'] : [])] }
  const now = deps.clock.now()
  const isAsked = (pharmacy: Pharmacy) =>
    (!locationCode || pharmacy.locationCode === locationCode) &&
    (openNow !== 'true' || openStateOf(pharmacy, pharmacies, now)?.isOpen === true)
  const rest = all.slice(last + 1).filter(isAsked)
  const page = rest.slice(0, limit)
  const end = page.at(-1)
  return {
    items: page.map(pharmacy => ({
      ...pharmacyFacts(pharmacy, language),
      openNow: openNowShape(openStateOf(pharmacy, pharmacies, now)),
    })),
    total: all.filter(isAsked).length,
    nextCursor: end && rest.length > limit ? cursorText([listOf(asked), end.id]) : null,
  }
}

const orders = new WeakMap<Pharmacies, readonly Pharmacy[]>()
const byName = new Intl.Collator('ru', { numeric: true })

/** By town, name and address, in one order for all languages, so that a page goes on in another language, too. */
function inOrder(pharmacies: Pharmacies): readonly Pharmacy[] {
  const known = orders.get(pharmacies)
  if (known) return known
  const compare = (of: (pharmacy: Pharmacy) => string) => (one: Pharmacy, other: Pharmacy) =>
    byName.compare(of(one), of(other))
  const [town, name, address] = [
    compare(({ townRu }) => townRu),
    compare(({ nameRu }) => nameRu),
    compare(({ addressRu }) => addressRu),
  ]
  const sorted = [...pharmacies.byId.values()].toSorted(
    (one, other) =>
      town(one, other) || name(one, other) || address(one, other) || Number(one.id) - Number(other.id),
  )
  orders.set(pharmacies, sorted)
  return sorted
}

/** Tells lists apart: a cursor of another town or filter would hide the first pharmacies of this one. */
const listOf = ({ locationCode, openNow }: Asked): number =>
  listKey({ locationCode: locationCode ?? 0, openNow: openNow === 'true' })

/** The place of the last pharmacy of the page before; null: the cursor is none of this list, or its pharmacy is gone. */
function placeOf(cursor: string, asked: Asked, all: readonly Pharmacy[]): number | null {
  const ours = z.tuple([z.literal(listOf(asked)), z.string()]).safeParse(cursorValue(cursor))
  const place = ours.success ? all.findIndex(({ id }) => id === ours.data[1]) : -1
  return place < 0 ? null : place
}
