import { Text } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import classes from './access.module.css'

interface RightStateProps {
  isGiven: boolean
  state: string
  /** The meaning of the state. */
  means: string
}

export function RightState({ isGiven, state, means }: RightStateProps) {
  const Icon = isGiven ? IconLockOpen : IconLock
  return (
    <div role="status" className={classes.state}>
      <Icon size={24} aria-hidden />
      <div>
        <Text fw={600}>{state}</Text>
        <Text>{means}</Text>
      </div>
    </div>
  )
}
