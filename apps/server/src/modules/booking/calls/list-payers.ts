import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import { listPayers as call } from '@vizit/contract/calls/payers.ts'
import { priceParts, type StatedPrice } from '@vizit/domain/programmes/price-parts.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { type BookingContext, readBookingContext } from '../store/booking-context.ts'
import type { Payer } from '../store/payers.ts'
import { memberOf } from '../use-cases/member-of.ts'
import { payersFor } from '../use-cases/payers-for.ts'
import { notCoveringOf, programmeOfOtherDays } from '../use-cases/refuse-payer.ts'
import { notSupported } from '../use-cases/refuse-service.ts'
import { statedPriceOf } from '../use-cases/stated-price.ts'

interface PayersAsked {
  readonly actor: Patient
  readonly query: QueryOf<typeof call>
  readonly language: Language
}

/** Who can pay for a visit that is going to be booked, on the day of the visit. */
async function listPayers({ actor, query, language }: PayersAsked, deps: BookingDeps) {
  const { timetableId, assignmentId, profileId, programId, orderId } = query
  const now = deps.clock.now()
  const visit = orderId === undefined ? undefined : await findVisit(deps.database, orderId)
  if (orderId !== undefined && visit?.profileId !== profileId) return new Refused('NOT_FOUND', {})
  const { serviceId, serviceOptionId } = visit ? serviceOf(visit) : query
  const [settings, bookingContext] = await Promise.all([
    deps.settings(),
    readBookingContext(deps.database, {
      timeslotId: timetableId,
      assignmentId,
      serviceId,
      optionId: serviceOptionId,
      profileId,
      accountId: actor.accountId,
      now,
    }),
  ])
  const member = bookingContext?.patient && memberOf(bookingContext.patient, settings)
  if (!bookingContext?.slot || !member?.accessLevels.includes('BOOK_VISITS'))
    return new Refused('NOT_FOUND', {})
  const unsupported = refuseOffer({ serviceId, serviceOptionId }, bookingContext)
  if (unsupported) return unsupported
  const time = { bookingContext, slot: bookingContext.slot, visitId: visit?.id ?? null }
  const payers = await payersFor(deps.database, { member, ...time })
  const price = statedPriceOf(bookingContext.service?.price ?? null)
  const programmes = payers.map(payer => presentPayer(payer, price, language))
  const said = { price, programmes, preferred: programmes.find(({ share }) => share > 0)?.programId ?? null }
  if (programId === undefined ? payers.length > 0 : payers.some(payer => payer.programId === programId))
    return said
  const asked = {
    ...{ patient: member, language },
    ...{ day: civilDateOf(bookingContext.slot.startsAt), today: civilDateOf(now) },
  }
  const notCovering =
    programId === undefined
      ? await programmeOfOtherDays(asked, deps.database)
      : await notCoveringOf({ ...asked, programId }, deps.database)
  return { ...said, ...(notCovering && { notCovering }) }
}

type AskedService = Pick<QueryOf<typeof call>, 'serviceId' | 'serviceOptionId'>

const serviceOf = ({ service, option }: VisitDetails): AskedService => ({
  serviceId: service?.id,
  serviceOptionId: option?.id,
})

function refuseOffer({ serviceId, serviceOptionId }: AskedService, bookingContext: BookingContext) {
  const { service } = bookingContext
  if (serviceId !== undefined && !service) return notSupported('service', bookingContext)
  return serviceOptionId !== undefined && !service?.option
    ? notSupported('option', bookingContext)
    : undefined
}

function presentPayer(
  payer: Payer,
  price: StatedPrice,
  language: Language,
): AnswerOf<typeof call>['programmes'][number] {
  const { programId, coverage, share, limit } = payer
  const { programme, person } = priceParts(price, share)
  return {
    programId,
    programCaption: payer.caption[language],
    phones: payer.phones.join(';'),
    coverage,
    share,
    limit: limit && { ...limit, name: limit.name[language] },
    programmePays: programme,
    personPays: person,
    coveredOptions: payer.coveredOptions.map(({ id, name }) => ({ id, name: name[language] })),
  }
}

export const listPayersRoute = handle(call, ({ actor, query, language }, deps: BookingDeps) =>
  listPayers({ actor, query, language }, deps),
)
