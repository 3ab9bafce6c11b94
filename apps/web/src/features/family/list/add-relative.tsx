import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { useState } from 'react'
import type { Member } from '../member.ts'
import { AddRelativeMenu } from './add-relative-menu.tsx'

/** The family's main action with its four choices (product §2, "Family"). */
export function AddRelative({ relatives }: { relatives: readonly Member[] }) {
  const t = useT('family')
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionBar>
        <Button
          leftSection={<IconUserPlus size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('add.button')}
        </Button>
      </ActionBar>
      {open && <AddRelativeMenu relatives={relatives} onClose={() => setOpen(false)} />}
    </>
  )
}
