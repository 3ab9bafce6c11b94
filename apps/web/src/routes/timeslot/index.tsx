import { createFileRoute } from '@tanstack/react-router'
import { timeslotSearch } from '../../app/booking/timeslot-search.ts'
import { loadFirstTexts } from '../../app/router/load-route-texts.ts'
import { MyDoctorsIfAny } from '../../features/my-doctors/my-doctors-if-any.tsx'
import { ProviderChoice } from '../../features/provider-choice/provider-choice.tsx'
import { prefetchDoctors } from '../../features/timeslot/doctors/prefetch-doctors.ts'
import { TimeslotsScreen } from '../../features/timeslot/timeslots.screen.tsx'

export const Route = createFileRoute('/timeslot/')({
  validateSearch: timeslotSearch,
  loader: match => {
    prefetchDoctors(match.context, timeslotSearch(match.location.search))
    return loadFirstTexts('timeslot')(match)
  },
  component: () => <TimeslotsScreen favourites={<MyDoctorsIfAny />} providerChoice={<ProviderChoice />} />,
})
