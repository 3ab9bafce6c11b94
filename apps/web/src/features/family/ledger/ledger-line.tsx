import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { useGrantChoice } from '../access/use-grant-choice.ts'
import classes from './ledger.module.css'
import type { LedgerEntry } from './use-ledger.ts'

/** One action: what, who and when. Worded without verbs that depend on the gender: "Записан визит", then the name. */
export function LedgerLine({ entry, child }: { entry: LedgerEntry; child: string | null }) {
  const t = useT('family')
  const format = useFormat()
  const { choiceOf } = useGrantChoice()
  const { action, at, actor, other, details } = entry
  const nameOf = (person: NonNullable<LedgerEntry['actor']>) =>
    person.isMe ? t('ledger.you') : (person.name ?? t('ledger.deleted'))
  // A child that was added or removed is the person of this ledger.
  const whom = other ? nameOf(other) : (child ?? t('ledger.deleted'))

  function what(): string {
    if (action !== 'rights-changed') return t(`ledger.action.${action}`, { name: whom })
    return t(`ledger.rights.${choiceOf(details.level ?? null)}`, { name: whom })
  }
  return (
    <li className={classes.line}>
      <time dateTime={at} className={classes.time}>
        {format.time(at)}
      </time>
      <div className={classes.words}>
        <Text>{what()}</Text>
        <Text size="sm" c="dimmed">
          {actor ? nameOf(actor) : t('ledger.byItself')}
        </Text>
        {details.orderId && action !== 'visit-cancelled' && (
          <TextLink to="/visits" search={{ visit: details.orderId }} size="sm">
            {t('ledger.showVisit')}
          </TextLink>
        )}
      </div>
    </li>
  )
}
