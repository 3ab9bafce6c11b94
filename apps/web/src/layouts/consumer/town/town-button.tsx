import { IconMapPin } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { type ComponentType, useState } from 'react'
import { useLocationOfTown } from '../../../app/provider/use-location-of-town.ts'
import classes from './town-button.module.css'

/** Shows the chosen town in the head, and opens the choice, which is loaded then. */
export function TownButton() {
  const t = useT('navigation')
  const offline = useT('common')('offline')
  const { texts } = useRouter().options.context
  const town = useLocationOfTown()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  async function open() {
    try {
      const [{ TownDialog }] = await Promise.all([import('./town-dialog.tsx'), texts.need(['town'])])
      setDialog(() => TownDialog)
    } catch {
      toastRefusal(offline)
    }
  }

  return (
    <>
      <button
        type="button"
        className={classes.town}
        aria-haspopup="dialog"
        aria-label={town && `${t('town')}: ${town.name}`}
        onClick={open}
      >
        <IconMapPin size={20} aria-hidden />
        <span>{town?.name ?? t('chooseTown')}</span>
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
