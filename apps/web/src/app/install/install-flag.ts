import { redirect } from '@tanstack/react-router'
import { isInstalled } from './is-installed.ts'

const FLAG = 'install_pwa'

/** A link that says `install_pwa=true` leads to the steps, unless they are done (product §2, "Install parameter"). */
export function leadToInstall(search: object): void {
  const isAsked = (search as Readonly<Record<string, unknown>>)[FLAG] === 'true'
  if (isAsked && !isInstalled()) throw redirect({ to: '/install-pwa' })
}
