import { createFileRoute, useLocation } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ExportScreen } from '../../features/profile/data/export.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/export')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('profile', 'access'),
  component: gatedOwn(Export),
})

function Export() {
  const { hash } = useLocation()
  return <ExportScreen token={new URLSearchParams(hash).get('token') ?? ''} />
}
