import { Text } from '@mantine/core'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { Coverages, Member } from '../member.ts'

interface TiedByProgrammeProps {
  member: Member
  /** Null: they did not come. */
  coverages: Coverages | null
}

/** Why a relative whom a family's programme covers cannot be removed (product §5, "Delete menu"), and who can end each programme. */
export function TiedByProgramme({ member, coverages }: TiedByProgrammeProps) {
  const t = useT('family')
  const { canDelete, relKind, coverers, profileId } = member
  const isCovered = coverers.some(({ status }) => status === 'ACTIVE')
  if (canDelete || !isCovered || (relKind !== 'CHILD' && relKind !== 'SPOUSE')) return null
  if (!coverages) return <Reason>{t('tied.unknown')}</Reason>
  const ties = coverages
    .filter(
      coverage => coverage.profileId === profileId && coverage.status === 'ACTIVE' && coverage.coversFamily,
    )
    .map(tie => ({ ...tie, ...holderOf(tie, coverages) }))
  const [tie, ...others] = ties
  if (!tie) return null
  const toProgrammes = (
    <TextLink underline="always" to="/programmes">
      {t('tied.toProgrammes')}
    </TextLink>
  )
  if (others.length === 0)
    return (
      <Reason>
        {tie.isMine ? (
          <>
            {t('tied.mine')} {toProgrammes}
          </>
        ) : tie.holder ? (
          t('tied.other', { name: tie.holder })
        ) : (
          t('tied.unknown')
        )}
      </Reason>
    )
  return (
    <>
      <Reason>{t('tied.several')}</Reason>
      {ties.map(({ id, isMine, holder, programCaption }) => {
        const programme = programmeInQuotes(programCaption)
        return (
          <Reason key={id}>
            {isMine
              ? t('tied.byMine', { programme })
              : holder
                ? t('tied.byOther', { programme, name: holder })
                : t('tied.byUnknown', { programme })}
          </Reason>
        )
      })}
      {ties.some(({ isMine }) => isMine) && <Reason>{toProgrammes}</Reason>}
    </>
  )
}

const Reason = (props: { children: ReactNode }) => <Text size="sm" c="dimmed" {...props} />

/** Whose a programme is, and whether the signed-in person can end it. */
function holderOf(tie: Coverages[number], coverages: Coverages) {
  const held = coverages.find(({ id, isOwn }) => id === tie.id && isOwn)
  return { isMine: held?.canEnd ?? false, holder: held?.fullNameRu ?? tie.through }
}
