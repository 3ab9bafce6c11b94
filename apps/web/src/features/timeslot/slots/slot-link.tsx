import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import type { TimeslotSearch } from '../../../app/timeslot-search.ts'
import type { FreeSlot } from '../timeslot-types.ts'
import classes from './slot-chip.module.css'
import { useSlotLabel } from './use-slot-label.ts'

interface SlotLinkProps {
  slot: FreeSlot
  doctor: string
  /** The choice to come back to. */
  search: TimeslotSearch
  /** Words about a visit at that time, where there is one (decisions D14). */
  overlaps?: string | undefined
}

/** A free timeslot that opens its booking form. */
export function SlotLink({ slot, doctor, search, overlaps }: SlotLinkProps) {
  const format = useFormat()
  const label = useSlotLabel()
  return (
    <Link
      to="/timeslot/$timeslotId"
      params={{ timeslotId: slot.timeslotId }}
      search={search}
      // A hundred chips would each fetch the form's code again and again; the list does it once.
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
