import { createFileRoute, useLocation } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { ExportScreen } from '../../features/profile/data/export.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/export')({
  beforeLoad: signedInOnly,
  loader: needsTexts('profile', 'access'),
  component: gatedOwn(Export),
})

function Export() {
  const { hash } = useLocation()
  return <ExportScreen token={new URLSearchParams(hash).get('token') ?? ''} />
}
