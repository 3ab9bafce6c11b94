import { IconAlertCircle } from '@tabler/icons-react'
import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import classes from '../../../app/timeslot/slot-chip.module.css'
import { useSlotLabel } from '../../../app/timeslot/use-slot-label.ts'
import type { FreeSlot } from '../timeslot-types.ts'

interface SlotButtonProps {
  slot: FreeSlot
  doctor: string
  chosen: boolean
  /** Text about a visit at that time, if there is one (decisions D14). */
  overlaps?: string | undefined
  onChoose: () => void
}

/** A free timeslot that is selected in the list. */
export function SlotButton({ slot, doctor, chosen, overlaps, onChoose }: SlotButtonProps) {
  const format = useFormat()
  const label = useSlotLabel()
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={chosen}
      data-overlaps={overlaps ? true : undefined}
      aria-label={label(slot, doctor, overlaps)}
      onClick={onChoose}
    >
      {format.time(slot.startTime)}
      {overlaps && <IconAlertCircle size={16} aria-hidden />}
    </button>
  )
}
