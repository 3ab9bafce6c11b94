import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { Coverages, Member } from '../member.ts'

interface TiedByProgrammeProps {
  member: Member
  /** Null: they did not come. */
  coverages: Coverages | null
}

/** Why a relative whom a family's programme covers cannot be removed (product §5, "Delete menu"), and who can end the programme. */
export function TiedByProgramme({ member, coverages }: TiedByProgrammeProps) {
  const t = useT('family')
  const { canDelete, relKind, coverers, profileId } = member
  if (canDelete || coverers.length === 0 || (relKind !== 'CHILD' && relKind !== 'SPOUSE')) return null
  const tie = coverages?.find(
    coverage => coverage.profileId === profileId && coverage.status === 'ACTIVE' && coverage.coversFamily,
  )
  if (coverages && !tie) return null
  const held = coverages?.find(coverage => coverage.id === tie?.id && coverage.isOwn)
  const holder = held?.fullNameRu ?? tie?.through
  return (
    <Text size="sm" c="dimmed">
      {held?.canEnd ? (
        <>
          {t('tied.mine')}{' '}
          <TextLink underline="always" to="/programmes">
            {t('tied.toProgrammes')}
          </TextLink>
        </>
      ) : holder ? (
        t('tied.other', { name: holder })
      ) : (
        t('tied.unknown')
      )}
    </Text>
  )
}
