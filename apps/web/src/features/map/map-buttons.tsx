import { IconCurrentLocation, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import classes from './map-buttons.module.css'

interface MapButtonsProps {
  onZoom: (by: number) => void
  onWhole: () => void
  onHere: () => void
  isLocating: boolean
}

export function MapButtons({ onZoom, onWhole, onHere, isLocating }: MapButtonsProps) {
  const t = useT('map')
  const button = (name: string, icon: ReactNode, press: () => void, isBusy = false) => (
    <button
      type="button"
      className={classes.button}
      aria-label={name}
      title={name}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {icon}
    </button>
  )
  return (
    <div className={classes.buttons}>
      {button(t('zoomIn'), <IconPlus size={20} aria-hidden />, () => onZoom(1))}
      {button(t('zoomOut'), <IconMinus size={20} aria-hidden />, () => onZoom(-1))}
      {button(t('whole'), <IconMaximize size={20} aria-hidden />, onWhole)}
      {button(t('here'), <IconCurrentLocation size={20} aria-hidden />, onHere, isLocating)}
    </div>
  )
}
