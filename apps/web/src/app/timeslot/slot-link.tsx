import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import type { SlotAddress } from './slot-address.ts'
import classes from './slot-chip.module.css'
import { useSlotLabel } from './use-slot-label.ts'

interface SlotLinkProps {
  slot: Pick<Answer<'listDoctorTimeslots'>[number], 'timeslotId' | 'startTime'>
  doctor: string
  address: SlotAddress
  /** Text about a visit at that time, if there is one (decisions D14). */
  overlaps?: string | undefined
}

/** A free timeslot that opens its booking form. */
export function SlotLink({ slot, doctor, address, overlaps }: SlotLinkProps) {
  const format = useFormat()
  const label = useSlotLabel()
  return (
    <Link
      {...address}
      params={{ timeslotId: slot.timeslotId }}
      // A hundred links would each load the form's code; the list loads it once.
      preload={false}
      className={classes.chip}
      data-overlaps={overlaps ? true : undefined}
      aria-label={label(slot, doctor, overlaps)}
    >
      {format.time(slot.startTime)}
      {overlaps && <IconAlertCircle size={16} aria-hidden />}
    </Link>
  )
}
