import { useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { DATE_FLOOR } from '@vizit/domain/person/birthday.ts'
import { addDays, addMonthsClamped, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { civilDateOf, minskMidnight } from '@vizit/domain/time/minsk.ts'
import { pastRangeStart } from '@vizit/domain/visits/past-range.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect } from 'react'
import { addToList } from '../../../app/lists/add-to-list.ts'
import type { SyncedList } from '../../../app/lists/list-source.ts'
import { visitsSource } from '../../../app/visit/visits-source.ts'
import type { Visit } from '../visit-types.ts'

/**
 * The past visits before those of a sync, on demand (calls §9): loaded from the day `from` on, and added to the list.
 * The next step goes a month back from the latest visit that is not shown, so it always finds one. A search also needs
 * visits that are not on the device: then all are loaded and filtered here, because an address must not contain names.
 */
export function useEarlierVisits(
  list: SyncedList<Visit> | undefined,
  asked: CivilDate | undefined,
  isSearched: boolean,
) {
  const queries = useQueryClient()
  const { language } = useTexts()
  const usual = pastRangeStart(civilDateOf(Date.now()))
  const shown = asked !== undefined && asked < usual ? asked : usual
  const from = isSearched ? DATE_FLOOR : shown
  const { data, refusal, isFetching, refetch } = useCallQuery(
    'listVisits',
    { query: { dateStart: from, dateEnd: addDays(usual, -1) } },
    { enabled: list !== undefined && from < usual },
  )
  const read = data?.past
  useEffect(() => {
    if (read) addToList(visitsSource, read, { queries, language })
  }, [read, queries, language])

  const fromServer = from === usual ? list?.earlier : data?.earlier
  const latest = latestBefore(list?.items ?? [], from, fromServer ?? null)
  return {
    from,
    /** The start of the next step; null if there are no earlier visits. */
    next: latest && addMonthsClamped(latest, -1),
    isFetching,
    refusal,
    refetch,
  }
}

/** The date of the latest visit before `from`: from the server, or from the list on the device. */
function latestBefore(
  visits: readonly Visit[],
  from: CivilDate,
  fromServer: CivilDate | null,
): CivilDate | null {
  // Instants are compared as text, which is faster than creating thousands of dates.
  const begins = formatInstant(new Date(minskMidnight(from)))
  const latest = visits.reduce(
    (known, { startDate }) => (startDate < begins && startDate > known ? startDate : known),
    '',
  )
  const stored = latest && civilDateOf(latest)
  return fromServer !== null && fromServer > stored ? fromServer : stored || null
}
