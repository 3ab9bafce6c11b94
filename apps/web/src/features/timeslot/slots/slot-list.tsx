import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Fragment, type ReactNode, useId, useState } from 'react'
import type { FreeSlot } from '../timeslot-types.ts'
import { groupSlots } from './group-slots.ts'
import classes from './slot-list.module.css'

/** calls §9, "Show-more toggle for slots" */
export const SHOWN_AT_FIRST = 5

interface SlotListProps {
  slots: readonly FreeSlot[]
  renderSlot: (slot: FreeSlot) => ReactNode
  /** True to show all of them from the start. */
  open?: boolean
}

/** Free timeslots of one date by part of the day. */
export function SlotList({ slots, renderSlot, open = false }: SlotListProps) {
  const t = useT('timeslot')
  const [expanded, setExpanded] = useState(open)
  const list = useId()
  const shown = expanded ? slots : slots.slice(0, SHOWN_AT_FIRST)
  return (
    <div className={classes.slots}>
      <div id={list} className={classes.slots}>
        {groupSlots(shown).map(({ part, slots: ofPart }) => (
          <Fragment key={part}>
            <span className={classes.part}>{t(`part.${part}`)}</span>
            <ul className={classes.row} aria-label={t(`part.${part}`)}>
              {ofPart.map(slot => (
                <li key={slot.timeslotId}>{renderSlot(slot)}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {slots.length > SHOWN_AT_FIRST && (
        <Button
          variant="subtle"
          className={classes.toggle}
          aria-expanded={expanded}
          aria-controls={list}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('showFewer') : t('showMore', { count: slots.length - SHOWN_AT_FIRST })}
        </Button>
      )}
    </div>
  )
}
