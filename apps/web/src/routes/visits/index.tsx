import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/guards.ts'
import { VisitsScreen } from '../features/visits/visits.screen.tsx'

export const Route = createFileRoute('/visits')({ beforeLoad: signedInOnly, component: VisitsScreen })
