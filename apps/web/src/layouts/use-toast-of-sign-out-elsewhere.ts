import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useEffect } from 'react'
import { session } from '../app/session/session.ts'

/** Says why the screen changes to Main when the user has signed out in another tab. */
export function useToastOfSignOutElsewhere(): void {
  const t = useT('common')
  useEffect(
    () =>
      session.subscribe((state, where) => {
        if (state === 'guest' && where === 'elsewhere') toast(t('signedOutElsewhere'))
      }),
    [t],
  )
}
