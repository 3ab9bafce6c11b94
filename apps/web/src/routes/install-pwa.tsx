import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/load-route-texts.ts'
import { isInstalled } from '../app/outdated/is-installed.ts'
import { InstallScreen } from '../features/install/install.screen.tsx'

export const Route = createFileRoute('/install-pwa')({
  beforeLoad: () => {
    if (isInstalled()) throw redirect({ to: '/' })
  },
  loader: loadRouteTexts('install'),
  component: InstallScreen,
})
