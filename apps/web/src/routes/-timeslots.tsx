import { MyDoctors } from '../features/my-doctors/my-doctors.tsx'
import { ProviderChoice } from '../features/provider-choice/provider-choice.tsx'
import { TimeslotsScreen } from '../features/timeslot/timeslots.screen.tsx'

/** Doctor booking, as its three routes show it. */
export function Timeslots() {
  return <TimeslotsScreen favourites={<MyDoctors />} providerChoice={<ProviderChoice />} />
}
