import { createFileRoute } from '@tanstack/react-router'
import { BookingScreen } from '../../features/booking/booking.screen.tsx'

export const Route = createFileRoute('/timeslot/$timeslotId')({ component: BookingScreen })
