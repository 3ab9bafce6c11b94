import { Group } from '@mantine/core'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../router/router-links.tsx'

interface NoneInTownProps extends Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'hint'> {
  /** The words of the link to the same list in all regions. */
  allRegions: string
  /** Another step, beside it. */
  children?: ReactNode
}

/** Nothing is let through in the town: the next step is the same list in all regions. */
export function NoneInTown({ allRegions, children, ...words }: NoneInTownProps) {
  return (
    <EmptyState
      {...words}
      action={
        <Group justify="center" gap="xs">
          <ButtonLink to="." search={({ cursor: _, ...known }) => ({ ...known, town: '0' })}>
            {allRegions}
          </ButtonLink>
          {children}
        </Group>
      }
    />
  )
}
