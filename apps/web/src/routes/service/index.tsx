import { createFileRoute } from '@tanstack/react-router'
import { serviceSearch } from '../../app/booking/service-search.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { MyDoctorsIfAny } from '../../features/my-doctors/my-doctors-if-any.tsx'
import { ProviderChoice } from '../../features/provider-choice/provider-choice.tsx'
import { ServiceScreen } from '../../features/timeslot/service/service.screen.tsx'

export const Route = createFileRoute('/service/')({
  validateSearch: serviceSearch,
  loader: loadRouteTexts('service', 'timeslot', 'capabilities'),
  component: () => (
    <ServiceScreen favourites={<MyDoctorsIfAny />} providerChoice={<ProviderChoice to="/service" />} />
  ),
})
