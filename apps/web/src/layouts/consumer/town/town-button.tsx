import { IconMapPin } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useLocationOfTown } from '../../../app/provider/use-location-of-town.ts'
import { useTownDialog } from '../../../app/town/use-town-dialog.tsx'
import classes from './town-button.module.css'

/** Shows the chosen town in the head, and opens the choice. */
export function TownButton() {
  const t = useT('navigation')
  const town = useLocationOfTown()
  const { open, dialog } = useTownDialog()
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
      {dialog}
    </>
  )
}
