import { IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useHost } from '../../app/frame/host.ts'
import classes from './close-frame.module.css'

/** Closes the frame over a clinic's page (product §1); typed input stays for the next opening. */
export function CloseFrame() {
  const t = useT('common')
  const { display, send } = useHost()
  if (display !== 'dialog') return null
  return (
    <button type="button" className={classes.close} onClick={() => send({ type: 'close' })}>
      <IconX size={24} aria-hidden />
      <span className={classes.label}>{t('close')}</span>
    </button>
  )
}
