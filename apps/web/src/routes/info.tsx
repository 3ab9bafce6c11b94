import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { InfoScreen } from '../features/info/info.screen.tsx'

export const Route = createFileRoute('/info')({ loader: loadRouteTexts('info'), component: InfoScreen })
