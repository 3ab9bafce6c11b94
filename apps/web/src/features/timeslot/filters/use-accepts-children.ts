import { useNavigate, useSearch } from '@tanstack/react-router'
import { useHost } from '../../../app/frame/host.ts'
import type { Doctor } from '../timeslot-types.ts'

/**
 * The switch 'doctor accepts children', shown only if the host page supplied a profile filter (product §2, "Booking
 * filter screen"). The value 2 (children) turns it on; when it is off, 1 and 2 show the doctors for adults.
 */
export function useAcceptsChildren() {
  const { profileFilter } = useHost().settings
  const { children } = useSearch({ strict: false })
  const navigate = useNavigate()
  const isOffered = profileFilter !== undefined
  const isOn = isOffered && (children === undefined ? profileFilter === 2 : children === '1')

  function turn(on: boolean) {
    const search = { children: on ? '1' : '0' }
    void navigate({ to: '/timeslot', search: former => ({ ...former, ...search }), resetScroll: false })
  }

  function takes({ adult, children }: Doctor): boolean {
    if (isOn) return children
    return adult || !profileFilter
  }

  return { isOffered, isOn, turn, takes }
}
