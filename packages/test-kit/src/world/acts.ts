import type { Call, Reply, Sent } from './call.ts'
import type { WorldPatient } from './patient.ts'

const my = '/api/v2/my/providers'

/** A timeslot with the ids that calls need. */
export interface Place {
  readonly timetableId: string
  readonly assignmentId: string
  readonly serviceId?: string
}

/** Further fields of a booked service (calls §7.4). */
export interface BookedService {
  readonly serviceName?: string
  readonly slotDuration?: number
  readonly serviceOptionId?: string
  readonly programId?: string
}

type Who = Pick<Sent, 'bearer' | 'anonymousId' | 'language'>

/** The calls of patients and guests over HTTP; `prove` makes the guests' human check. */
export function acts(call: Call, prove?: () => Promise<string>) {
  return {
    hold: async (who: Who, place: Place): Promise<Reply> => {
      const proven = who.bearer || !prove ? {} : { recaptchaValue: await prove() }
      return call('POST', `${my}/holds`, { ...pick(who), body: { ...bodyOf(place), ...proven } })
    },
    release: (who: Who, timetableId?: string): Promise<Reply> =>
      call('DELETE', `${my}/holds${timetableId ? `?timetableId=${timetableId}` : ''}`, pick(who)),
    book: (
      { bearer, profileId }: Pick<WorldPatient, 'bearer' | 'profileId'>,
      place: Place & BookedService,
      sent: Pick<Sent, 'key' | 'anonymousId' | 'language'> = {},
    ): Promise<Reply> =>
      call('POST', `${my}/orders`, {
        ...sent,
        bearer,
        body: { ...bodyOf(place), ...said(place), profileId },
      }),
    move: (who: Who, orderId: string, timetableId: string, acceptedShare?: number): Promise<Reply> =>
      call('PATCH', `${my}/orders/${orderId}`, {
        ...pick(who),
        body: { timetableId, ...(acceptedShare !== undefined && { acceptedShare }) },
      }),
    cancel: (who: Who, orderId: string, query = ''): Promise<Reply> =>
      call('DELETE', `${my}/orders/${orderId}${query}`, pick(who)),
    visits: (who: Who, query = ''): Promise<Reply> => call('GET', `${my}/visits${query}`, pick(who)),
    capabilities: (who: Who, query: string): Promise<Reply> =>
      call('GET', `${my}/orders/capabilities?${query}`, pick(who)),
    serviceCapabilities: (
      who: Who,
      serviceId: string,
      assignmentIds: readonly string[],
      more = '',
    ): Promise<Reply> =>
      call(
        'GET',
        `${my}/orders/capabilities/service?serviceId=${serviceId}&assignmentIds=${assignmentIds.join(',')}${more}`,
        pick(who),
      ),
    knownDoctors: (who: Who): Promise<Reply> => call('GET', '/api/v2/my/known-doctors', pick(who)),
    calendar: (who: Who, orderId: string): Promise<Reply> =>
      call('GET', `${my}/visits/${orderId}/calendar.ics`, pick(who)),
  }
}

const bodyOf = ({ timetableId, assignmentId, serviceId }: Place): Place => ({
  timetableId,
  assignmentId,
  ...(serviceId && { serviceId }),
})

const said = ({ serviceName, slotDuration, serviceOptionId, programId }: BookedService): BookedService => ({
  ...(serviceName && { serviceName }),
  ...(slotDuration && { slotDuration }),
  ...(serviceOptionId && { serviceOptionId }),
  ...(programId && { programId }),
})

const pick = ({ bearer, anonymousId, language }: Who): Who => ({
  ...(bearer && { bearer }),
  ...(anonymousId && { anonymousId }),
  ...(language && { language }),
})

/** Counts replies by outcome: `201`, or `409 TIMESLOT_IS_BUSY`. */
export function tally(replies: readonly Reply[]): Record<string, number> {
  const outcomes = replies.map(({ status, json }) => (json?.code ? `${status} ${json.code}` : String(status)))
  return Object.fromEntries(
    [...Map.groupBy(outcomes, outcome => outcome)].map(([outcome, all]) => [outcome, all.length]),
  )
}
