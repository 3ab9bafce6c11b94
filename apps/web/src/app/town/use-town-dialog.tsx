import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { type ComponentType, type ReactNode, useState } from 'react'

/** The choice of the town, which is loaded when it is opened. */
export function useTownDialog(): { open: () => Promise<void>; dialog: ReactNode } {
  const offline = useT('common')('offline')
  const { texts } = useRouter().options.context
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  async function open() {
    try {
      const [{ TownDialog }] = await Promise.all([import('./town-dialog.tsx'), texts.need(['town'])])
      setDialog(() => TownDialog)
    } catch {
      toastRefusal(offline)
    }
  }

  return { open, dialog: Dialog && <Dialog onClose={() => setDialog(undefined)} /> }
}
