import { createFileRoute, redirect } from '@tanstack/react-router'
import { isInstalled } from '../app/install/is-installed.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { InstallScreen } from '../features/install/install.screen.tsx'

export const Route = createFileRoute('/install-pwa')({
  beforeLoad: () => {
    if (isInstalled()) throw redirect({ to: '/' })
  },
  loader: loadRouteTexts('install'),
  component: InstallScreen,
})
