import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { PhotoDialog } from './photo-dialog.tsx'

interface PhotoButtonProps {
  profileId?: string
  hasPhoto: boolean
}

export function PhotoButton(props: PhotoButtonProps) {
  const t = useT('profile')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconCamera size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(props.hasPhoto ? 'photo.change' : 'photo.add')}
      </Button>
      {isOpen && <PhotoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
