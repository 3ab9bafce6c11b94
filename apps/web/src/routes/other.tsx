import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { OtherScreen } from '../features/other/other.screen.tsx'

export const Route = createFileRoute('/other')({ loader: loadRouteTexts('other'), component: OtherScreen })
