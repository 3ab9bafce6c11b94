import { redirect } from '@tanstack/react-router'
import { isInstalled } from './is-installed.ts'

const FLAG = 'install_pwa'

/**
 * A link with `install_pwa=true` opens the install steps, unless the app is already installed (product §2, "Install
 * parameter").
 */
export function redirectToInstall(search: object): void {
  const isAsked = (search as Readonly<Record<string, unknown>>)[FLAG] === 'true'
  if (isAsked && !isInstalled()) throw redirect({ to: '/install-pwa' })
}
