import { Group } from '@mantine/core'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../router/router-links.tsx'

interface NoneInTownProps extends Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'hint'> {
  /** The words of the link to the same list in all regions. */
  allRegions: string
  /** Without the town that the words of the address name. */
  words?: string | undefined
  /** Another step, beside it. */
  children?: ReactNode
}

/** Nothing is let through in the town: the next step is the same list in all regions. */
export function NoneInTown({ allRegions, words, children, ...texts }: NoneInTownProps) {
  return (
    <EmptyState
      {...texts}
      action={
        <Group justify="center" gap="xs">
          <ButtonLink
            to="."
            search={({ cursor: _, ...known }) => ({ ...known, ...(words && { q: words }), town: '0' })}
          >
            {allRegions}
          </ButtonLink>
          {children}
        </Group>
      }
    />
  )
}
