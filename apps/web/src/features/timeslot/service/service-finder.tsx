import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useState } from 'react'
import type { SlotAddress } from '../../../app/timeslot/slot-address.ts'
import { ChoiceSummary } from '../choice-summary/choice-summary.tsx'
import type { CollapsedChoice } from '../choice-summary/use-collapsed-choice.ts'
import { DateChoice } from '../dates/date-choice.tsx'
import classes from '../doctor-browser.module.css'
import { useBookingWindow } from '../use-booking-window.ts'
import { useClinic } from '../use-clinic.ts'
import { namesOfChoice } from './names-of-choice.ts'
import { NotAtBranch } from './not-at-branch.tsx'
import { addressOf } from './service-address.ts'
import { ServiceCard } from './service-card.tsx'
import { ServiceChoiceFields } from './service-choice-fields.tsx'
import { ServiceFilters } from './service-filters.tsx'
import { ServiceTimes } from './service-times.tsx'
import { useDisplayedServiceTimes } from './use-displayed-service-times.ts'
import { useServiceChoice } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

interface ServiceFinderProps {
  provider: string
  lists: ServiceLists
  mine: boolean
  fold: CollapsedChoice
}

/** Chooses the service, patient and place, then the date, and shows the free doctors. */
export function ServiceFinder({ provider, lists, mine, fold }: ServiceFinderProps) {
  const t = useT('service')
  const search = useSearch({ strict: false })
  const [asked, setAsked] = useState<string | null>(null)
  const [found, setFound] = useState<string | null>(null)
  const window = useBookingWindow()
  const clinic = useClinic(provider)?.name
  const selection = useServiceChoice(provider, lists)
  const { chosen, service, paths } = selection
  const time = useDisplayedServiceTimes(provider, window, lists, selection)

  const lost = lists.branches.find(({ branchId }) => branchId === selection.lostBranchId)

  function chooseDate(date: string, doctorId?: string) {
    setAsked(date)
    fold.fold()
    selection.chooseDate(date, doctorId)
  }

  const address = (): SlotAddress => ({
    to: '/service/$timeslotId',
    search: addressOf({ ...chosen, date: time.date }, search, provider),
  })

  return (
    <>
      <ChoiceSummary names={namesOfChoice(lists, selection, clinic)} fold={fold} />
      <div className={classes.browser}>
        <div className={classes.choice}>
          {!fold.folded && (
            <ServiceChoiceFields
              clinic={clinic}
              lists={lists}
              selection={selection}
              fold={fold}
              onFound={setFound}
            />
          )}
          {fold.folded && !chosen.branchId && (
            <ServiceFilters clinic={clinic} lists={lists} selection={selection} only="branchId" />
          )}
          {service && !lost && (
            <DateChoice date={time.date} window={window} freeDates={time.freeDates} onChoose={chooseDate} />
          )}
        </div>
        <div className={classes.choice}>
          {lost ? (
            <NotAtBranch branch={lost.branch} onOthers={() => selection.choosePart('branchId', null)} />
          ) : service ? (
            <>
              <ServiceCard
                clinic={clinic}
                lists={lists}
                selection={selection}
                date={time.date}
                found={found}
              />
              <ServiceTimes
                provider={provider}
                branches={lists.branches}
                chosen={chosen}
                time={time}
                focusOn={asked}
                addressOf={address}
                onChooseDate={chooseDate}
              />
            </>
          ) : paths.length > 0 ? (
            <EmptyState title={t('chooseFirst')} hint={t('chooseFirstHint')} />
          ) : (
            <EmptyState
              title={mine ? t('mineNone') : t('none')}
              hint={mine ? t('mineNoneHint') : t('noneHint')}
            />
          )}
        </div>
      </div>
    </>
  )
}
