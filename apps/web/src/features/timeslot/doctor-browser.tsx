import type { DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import { Deferred } from '@vizit/ui/screen/deferred.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import { useTown } from '../../app/provider/provider-choice.ts'
import type { CollapsedChoice } from './choice-summary/use-collapsed-choice.ts'
import { DateChoice } from './dates/date-choice.tsx'
import classes from './doctor-browser.module.css'
import { FreeDoctors } from './doctors/free-doctors.tsx'
import { AgeFilterNotice } from './filters/age-filter-notice.tsx'
import { DoctorFilters } from './filters/doctor-filters.tsx'
import { useIsDoctorListed } from './filters/use-is-doctor-listed.ts'
import { useBookingWindow } from './use-booking-window.ts'
import { useClinic } from './use-clinic.ts'
import { useDisplayedTimes } from './use-displayed-times.ts'
import { useDoctorLists } from './use-doctor-lists.ts'
import { useTimeslotChoice } from './use-timeslot-choice.ts'

/** The doctors of one medical organisation: filters, the date, and their free times. */
export function DoctorBrowser({ provider, fold }: { provider: string; fold: CollapsedChoice }) {
  const [asked, setAsked] = useState<string | null>(null)
  const window = useBookingWindow()
  const clinic = useClinic(provider)?.name
  const { lists, refusal, retry } = useDoctorLists(provider, useTown(), useIsDoctorListed())
  const { doctors, branches, isWhole = true, isNarrowed = false } = lists ?? {}
  const { choice, choose } = useTimeslotChoice(provider, doctors)
  const time = useDisplayedTimes({ provider, window, doctors, isWhole, isNarrowed, choice })

  if (refusal) return <ErrorState refusal={refusal} retry={retry} />
  if (!doctors || !branches) return <CardSkeletons count={4} />

  function chooseDate(date: string, doctorId?: string) {
    setAsked(date)
    fold.fold()
    choose({ date, ...(doctorId ? { doctorId } : {}) })
  }

  function chooseFilter(next: DoctorChoice) {
    fold.onChosen()
    choose(next)
  }

  return (
    <div className={classes.browser}>
      <div className={classes.choice}>
        <AgeFilterNotice />
        {!fold.folded && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only notes what the selectors inside are operated by
          <div onKeyDown={fold.onKeyDown} onPointerDown={fold.onPointerDown}>
            <DoctorFilters
              clinic={clinic}
              doctors={doctors}
              branches={branches}
              choice={choice}
              choose={chooseFilter}
            />
          </div>
        )}
        <DateChoice date={time.date} window={window} freeDates={time.freeDates} onChoose={chooseDate} />
      </div>
      <Deferred>
        <FreeDoctors
          provider={provider}
          branches={branches}
          branchId={choice.branchId}
          time={time}
          focusOn={asked}
          addressOf={(doctor, { branchId, specialityId }) => ({
            to: '/timeslot/$timeslotId',
            search: {
              clinic: provider,
              branch: branchId,
              speciality: specialityId,
              doctor: doctor.id,
            },
          })}
          onChooseDate={chooseDate}
        />
      </Deferred>
    </div>
  )
}
