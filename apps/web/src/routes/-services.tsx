import { MyDoctors } from '../features/my-doctors/my-doctors.tsx'
import { ProviderChoice } from '../features/provider-choice/provider-choice.tsx'
import { ServiceScreen } from '../features/timeslot/service/service.screen.tsx'

/** Service booking, as its routes show it. */
export function Services() {
  return <ServiceScreen favourites={<MyDoctors />} providerChoice={<ProviderChoice to="/service" />} />
}
