import { createFileRoute, redirect } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { isInstalled } from '../app/outdated/is-installed.ts'
import { InstallScreen } from '../features/install/install.screen.tsx'

export const Route = createFileRoute('/install-pwa')({
  beforeLoad: () => {
    if (isInstalled()) throw redirect({ to: '/' })
  },
  loader: needsTexts('install'),
  component: InstallScreen,
})
