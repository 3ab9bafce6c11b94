import { alertExpiry, MOST_ALERTS } from '@vizit/domain/drugs/drug-alert.ts'
import { priceRange } from '@vizit/domain/drugs/price-range.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { isKnownTown } from '../../catalogue/public.ts'
import { shownAfter } from '../../drugs/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { countOtherAlerts, readDrugAlerts, saveDrugAlert } from '../store/drug-alerts.ts'
import type { Wanted } from '../store/found-drugs.ts'
import { isSoldInPharmacies } from '../store/sold-in-pharmacies.ts'

interface Asked extends Wanted {
  readonly accountId: string
  readonly language: Language
}

/** Asks to be told of a package. Refused if it is there already: nobody has to wait then. */
export async function askToBeTold(asked: Asked, deps: DrugAlertsDeps) {
  const { accountId, packId, locationCode, language } = asked
  const { db } = deps.database
  if (!(await isKnownTown(deps.database, locationCode)))
    return new Refused('INVALID_ARGUMENT', { fields: [{ path: 'locationCode', problem: 'unknown' }] })
  if (!(await isSoldInPharmacies(db, packId))) return new Refused('NOT_FOUND', {})
  const there = await findNow(asked, deps)
  if (there) return new Refused('DRUG_AVAILABLE', there)
  const now = deps.clock.now()
  const answer = await db.transaction().execute(async trx => {
    if ((await countOtherAlerts(trx, accountId, packId)) >= MOST_ALERTS)
      return new Refused('DRUG_ALERT_LIMIT', { limit: MOST_ALERTS })
    await saveDrugAlert(trx, { ...asked, now, expiresAt: alertExpiry(now) })
    const [saved] = await readDrugAlerts(trx, { accountId, packId, language })
    if (!saved) throw new Error('an alert that was saved is not there')
    const { hasFailed, ...alert } = saved
    return { ...alert, toldAt: null, isUnreachable: false }
  })
  if (!(answer instanceof Refused)) deps.changes.publish('drugAlerts', { accounts: [accountId] })
  return answer
}

/** What there is of a package now; null: nothing that fits, or the source of prices does not answer. */
async function findNow({ packId, locationCode, maxPrice }: Wanted, deps: DrugAlertsDeps) {
  const { after, fresh } = await shownAfter(deps)
  const asked = { packIds: [packId], locationCode: locationCode || null, after }
  const { state, offers } = await deps.drugAvailability.readOffers(asked)
  if (state.state !== 'current') return null
  const fitting = offers.filter(({ price }) => maxPrice === null || price <= maxPrice)
  const { priceFrom, pharmaciesCount, lowestAsOf } = priceRange(fitting)
  if (priceFrom === null || lowestAsOf === null) return null
  return { priceFrom, pharmaciesCount, asOf: formatInstant(lowestAsOf), isStale: lowestAsOf < fresh }
}
