import { Button, Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isSecondTap } from '@vizit/ui/form/is-second-tap.ts'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { type MouseEvent, useState } from 'react'
import { useGrantChoice } from '../access/use-grant-choice.ts'
import { useSetGrant } from '../access/use-set-grant.ts'
import classes from './ledger.module.css'

interface RevocableGrantProps {
  grant: Answer<'listGrants'>[number]
  isMe: boolean
  /** False for results that the reader was only shown: only their owner can show them again. */
  showsResults: boolean
  onStop: () => void
}

/** One tap takes the right back; the same button restores it. */
export function RevocableGrant({ grant, isMe, showsResults, onStop }: RevocableGrantProps) {
  const t = useT('family')
  const { profileId, forProfileId, level, changeable } = grant
  const { choiceOf } = useGrantChoice()
  const [before] = useState(level)
  const again = choiceOf(before) === 'VIEW_REPORTS_TESTS' && !showsResults ? 'BOOK_VISITS' : before
  const held = { relativeId: profileId, level, forProfileId: isMe ? null : forProfileId }
  const { set, isPending, refusal } = useSetGrant(held)
  const name = grant.name ?? t('unnamed')
  const choice = choiceOf(level)
  const isActing = choice !== 'VIEW_COVERAGE'

  // Not disabled while pending, so that the button keeps the focus for undoing.
  function press(click: MouseEvent) {
    if (isPending || isSecondTap(click)) return
    onStop()
    set(isActing ? 'VIEW_COVERAGE' : again)
  }
  return (
    <>
      <div className={classes.grant}>
        <Avatar fullName={name} size={40} />
        <div className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed" role="status">
            {changeable ? t(`ledger.may.${choice}`) : t('ledger.coParent')}
          </Text>
        </div>
        {changeable && (
          <Button
            variant="default"
            aria-busy={isPending}
            aria-label={t(isActing ? 'ledger.revokeOf' : 'ledger.undoOf', { name })}
            onClick={press}
          >
            {isActing ? t('ledger.revoke') : t('ledger.undo')}
          </Button>
        )}
      </div>
      <RefusalBlock refusal={refusal} />
    </>
  )
}
