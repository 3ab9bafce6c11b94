import { lazy } from 'react'
import { BookingScreen } from '../features/booking/booking.screen.tsx'

const GuestForm = lazy(async () => ({
  default: (await import('../features/guest/form/guest-form.tsx')).GuestForm,
}))

/** The booking form, as its routes show it. */
export function Booking() {
  return <BookingScreen GuestForm={GuestForm} />
}
