import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import type { FreeSlot } from '../timeslot-types.ts'
import classes from './slot-chip.module.css'
import { useSlotLabel } from './use-slot-label.ts'

interface SlotButtonProps {
  slot: FreeSlot
  doctor: string
  chosen: boolean
  onChoose: () => void
}

/** A free timeslot that is chosen where it stands. */
export function SlotButton({ slot, doctor, chosen, onChoose }: SlotButtonProps) {
  const format = useFormat()
  const label = useSlotLabel()
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={chosen}
      aria-label={label(slot, doctor)}
      onClick={onChoose}
    >
      {format.time(slot.startTime)}
    </button>
  )
}
