import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { useProfile } from '../../../app/people/profile.ts'
import { EmailDialog } from './email-dialog.tsx'

export function ChangeEmail() {
  const t = useT('access')
  const { data: profile } = useProfile()
  const [open, setOpen] = useState(false)
  const known = profile?.emails.at(-1)?.address ?? ''
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconMail size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(known ? 'email.change' : 'email.add')}
      </Button>
      {open && <EmailDialog known={known} onClose={() => setOpen(false)} />}
    </div>
  )
}
