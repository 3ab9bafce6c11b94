import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { InfoScreen } from '../features/info/info.screen.tsx'

export const Route = createFileRoute('/info')({ loader: needsTexts('info'), component: InfoScreen })
