import { createFileRoute } from '@tanstack/react-router'
import { TimeslotsScreen } from '../features/booking/timeslots.screen.tsx'

export const Route = createFileRoute('/online-booking')({ component: TimeslotsScreen })
