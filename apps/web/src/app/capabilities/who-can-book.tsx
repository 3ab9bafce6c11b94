import { BookableFamily } from './bookable-family.tsx'
import { WhoFold } from './who-fold.tsx'

interface WhoCanBookProps {
  assignmentId: string
  serviceId?: string | undefined
  doctor: string
  /** Of the branch, for whoever can be booked there only. */
  phones: string
  /** The doctor is the chosen one: opens by itself. */
  open?: boolean
}

/** Before a time is chosen: who of the family can be booked here, and why not. */
export function WhoCanBook({ doctor, open = false, ...place }: WhoCanBookProps) {
  return (
    <WhoFold name={doctor} open={open}>
      <BookableFamily {...place} />
    </WhoFold>
  )
}
