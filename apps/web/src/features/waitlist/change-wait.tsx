import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { ChangeWaitDialog } from './change-wait-dialog.tsx'
import type { Wait } from './wait-types.ts'

/** The button to change the days and hours without losing the place on the waiting list. */
export function ChangeWait({ wait, what }: { wait: Wait; what: string }) {
  const t = useT('waitlist')
  const [changing, setChanging] = useState(false)
  return (
    <>
      <Button variant="light" aria-label={t('changeFor', { what })} onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
      {changing && <ChangeWaitDialog wait={wait} onClose={() => setChanging(false)} />}
    </>
  )
}
