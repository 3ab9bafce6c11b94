import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { useId, useState } from 'react'

interface ReceptionPhonesProps {
  doctor: string
  /** Separated by semicolons. */
  phones: string
}

/** "In the registry": shows the phones by which a doctor can be booked (product §2, "Doctor card"). */
export function ReceptionPhones({ doctor, phones }: ReceptionPhonesProps) {
  const t = useT('timeslot')
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <div>
      <Button
        variant="default"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={`${t('inRegistry')}. ${doctor}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('inRegistry')}
      </Button>
      <div id={list}>{isOpen && <PhoneLinks phones={phones} />}</div>
    </div>
  )
}
